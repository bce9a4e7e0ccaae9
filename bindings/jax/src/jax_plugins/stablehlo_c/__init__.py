"""The device `shlo` of JAX: programs run with stablehlo-c. JAX calls initialize() when it looks for devices.

What JAX has no public way for is tried step by step; `unavailable` says which steps an unusual release of JAX did not
take, and what does not work without them.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import logging
import os

PLATFORM = "shlo"
# Below that of JAX's own devices: installing the package changes no program.
PRIORITY = -10

logger = logging.getLogger(__name__)
unavailable = {}


def library_path():
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "libpjrt-stablehlo-c.so")


def attempt(what, step, *arguments):
    """Takes a step that depends on private names of JAX. Its failure is noted."""
    try:
        step(*arguments)
    except Exception as error:  # noqa: BLE001, whatever is missing there
        unavailable[what] = f"{type(error).__name__}: {error}"
        logger.info("%s: not with this release of JAX (%s)", what, unavailable[what])


def initialize():
    path = library_path()
    if not os.path.exists(path):
        logger.warning("%s is missing, so there is no device %s", path, PLATFORM)
        return
    from jax._src import xla_bridge

    xla_bridge.register_plugin(PLATFORM, priority=PRIORITY, library_path=path, options={})
    from . import lowering

    lowering.register(path)
