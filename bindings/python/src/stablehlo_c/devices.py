"""Plugins of PJRT, and clients of them: plans on the devices of others.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

from __future__ import annotations

import os
from typing import Dict, NamedTuple, Optional, Tuple, Union

from . import _capi, _library
from ._handle import Closable, _c
from .errors import InvalidArgumentError, call

_OwnedPlugin = _library.owned(_capi.shlo_plugin)
_OwnedClient = _library.owned(_capi.shlo_client)
_OwnedClientOptions = _library.owned(_capi.shlo_client_options)


class Device(NamedTuple):
    """A device of a client: what the plugin calls it, and the process that has it."""

    id: int
    kind: str
    process: int
    is_local: bool


class Plugin(Closable):
    """A shared library with the interface PJRT, which stays loaded until the process ends.

    It is code of whoever made it: it may start threads, write to standard error, and end the process. Plugins that are
    known to do the last are refused, unless force is true.
    """

    def __init__(self, path: Union[str, os.PathLike[str]], force: bool = False) -> None:
        encoded, made = os.fsencode(path), _OwnedPlugin()
        call(_c.shlo_plugin_load, encoded, len(encoded), int(force), made)
        self._owned = made

    @property
    def path(self) -> str:
        return _library.text(_c.shlo_plugin_path, self._handle)

    @property
    def minor_version(self) -> int:
        """The minor version of PJRT: 57 of 0.57."""
        return _c.shlo_plugin_minor_version(self._handle)

    @property
    def stablehlo_version(self) -> str:
        """The newest version of StableHLO that it reads; "" if it does not say."""
        return _library.text(_c.shlo_plugin_stablehlo_version, self._handle)

    @property
    def attributes(self) -> Dict[str, str]:
        """What it says of itself."""
        handle = self._handle
        return {
            _library.text(_c.shlo_plugin_attribute_name, handle, k): _library.text(
                _c.shlo_plugin_attribute_value, handle, k
            )
            for k in range(_c.shlo_plugin_attribute_count(handle))
        }

    def client(
        self,
        processes: Optional[Tuple[int, int]] = None,
        rendezvous: Optional[Union[str, os.PathLike]] = None,
        **settings: Union[str, int, float, bool],
    ) -> Client:
        """A client, with the settings that the plugin knows.

        processes: the number of this process and that of all that form the client together, if the plugin can do so.
        They find each other in the folder `rendezvous`, a new one for each client.
        """
        return Client(self, processes, rendezvous, **settings)

    def __repr__(self) -> str:
        return "<Plugin, closed>" if self.is_closed else f"<Plugin {self.path}: PJRT 0.{self.minor_version}>"


class Client(Closable):
    """The devices of a plugin, for module.compile(client=...). A plan keeps its client."""

    def __init__(self, plugin: Plugin, processes=None, rendezvous=None, **settings: Union[str, int, float, bool]) -> None:
        made, given = _OwnedClient(), _OwnedClientOptions()
        call(_c.shlo_client_options_create, given)
        if processes is not None:
            call(_c.shlo_client_options_set_processes, given, *processes)
        if rendezvous is not None:
            path = os.fsencode(rendezvous)
            call(_c.shlo_client_options_set_rendezvous, given, path, len(path))
        for name, value in settings.items():
            encoded = name.encode()
            if isinstance(value, bool):
                call(_c.shlo_client_options_set_flag, given, encoded, len(encoded), int(value))
            elif isinstance(value, int):
                if not -(2**63) <= value < 2**63:
                    raise InvalidArgumentError(f"{name} is out of range: {value}")
                call(_c.shlo_client_options_set_integer, given, encoded, len(encoded), value)
            elif isinstance(value, float):
                call(_c.shlo_client_options_set_number, given, encoded, len(encoded), value)
            elif isinstance(value, str):
                text = value.encode()
                call(_c.shlo_client_options_set_text, given, encoded, len(encoded), text, len(text))
            else:
                raise InvalidArgumentError(f"{name} must be a text, a number or a truth value, not {value!r}")
        call(_c.shlo_client_create, plugin._handle, given, made)
        self._owned = made

    @property
    def platform(self) -> str:
        """The name of the platform: "cpu" or "cuda"."""
        return _library.text(_c.shlo_client_platform, self._handle)

    @property
    def platform_version(self) -> str:
        return _library.text(_c.shlo_client_platform_version, self._handle)

    @property
    def devices(self) -> Tuple[Device, ...]:
        """All devices, those of other processes included."""
        handle = self._handle
        return tuple(
            Device(
                _c.shlo_client_device_id(handle, k),
                _library.text(_c.shlo_client_device_kind, handle, k),
                _c.shlo_client_device_process(handle, k),
                bool(_c.shlo_client_device_is_local(handle, k)),
            )
            for k in range(_c.shlo_client_device_count(handle))
        )

    def memory(self, device: int = 0) -> Optional[int]:
        """The bytes in use on a device, by its index; None if it does not say."""
        found = _c.shlo_client_device_memory(self._handle, device)
        return None if found < 0 else found

    def __repr__(self) -> str:
        return "<Client, closed>" if self.is_closed else f"<Client of {self.platform}: {len(self.devices)} devices>"
