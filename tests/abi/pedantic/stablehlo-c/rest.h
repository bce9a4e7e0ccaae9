/* Not C of any standard: the twin of the test of languages.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
struct rest {
  int none[0];
};
