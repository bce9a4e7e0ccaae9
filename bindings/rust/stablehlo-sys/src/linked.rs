//! The functions are those of the library that the program is linked with.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

macro_rules! functions {
    ($($(#[$docs:meta])* fn $name:ident($($parameter:ident: $of:ty),* $(,)?) $(-> $result:ty)?;)*) => {
        extern "C" {
            $($(#[$docs])* pub fn $name($($parameter: $of),*) $(-> $result)?;)*
        }
    };
}
