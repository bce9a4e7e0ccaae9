//! Plans on the devices of others: plugins of PJRT, and clients of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Result};
use crate::handle::Owned;
use crate::sys;
use crate::text::{borrowed, path_bytes, path_of, text};
use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A shared library with the interface PJRT, which others make for GPUs, TPUs and more. It stays loaded until the
/// process ends.
///
/// ```no_run
/// # use stablehlo::{Client, Module, PlanOptions, Plugin};
/// let plugin = unsafe { Plugin::load("pjrt_plugin.so") }?;
/// let client = Client::new(&plugin, &[("device_count", 2.into())])?; // or plugin.client()?
/// for device in client.devices() {
///     println!("{} of {}: {}", device.id, client.platform(), device.kind);
/// }
/// let plan = PlanOptions::new().client(&client).plan(&Module::open("model.mlir.bc")?)?;
/// # Ok::<(), stablehlo::Error>(())
/// ```
pub struct Plugin(Owned<sys::shlo_plugin>);

impl Plugin {
    /// Loads a plugin: version 0.57 of PJRT or a later one of 0. A name without a folder is a file of the working
    /// folder. Plugins that are known to end or to stop the process that uses them are refused.
    ///
    /// # Safety
    ///
    /// The file, and what it loads, are code that keeps the promises of PJRT. It runs in this process, where it may
    /// start threads, read the environment, write to the standard error and end the process.
    ///
    /// # Errors
    ///
    /// `Io` (no such file), `Device` (no plugin, another version, one that is refused; the plugin's own failure),
    /// `InvalidArgument`, `OutOfMemory`.
    pub unsafe fn load(path: impl AsRef<Path>) -> Result<Self> {
        Self::open(path.as_ref(), false)
    }

    /// Like [`Plugin::load`], also for plugins that are known to end or to stop the process that uses them.
    ///
    /// # Safety
    ///
    /// Like [`Plugin::load`].
    ///
    /// # Errors
    ///
    /// Like [`Plugin::load`].
    pub unsafe fn load_forced(path: impl AsRef<Path>) -> Result<Self> {
        Self::open(path.as_ref(), true)
    }

    fn open(path: &Path, force: bool) -> Result<Self> {
        let path = path_bytes(path);
        Owned::create(|out, error| unsafe {
            sys::shlo_plugin_load(path.as_ptr().cast(), path.len(), force.into(), out, error)
        })
        .map(Plugin)
    }

    fn get(&self) -> *const sys::shlo_plugin {
        self.0.get()
    }

    /// A client without settings. It keeps its plugin, which may be dropped.
    ///
    /// # Errors
    ///
    /// Like [`Client::new`].
    pub fn client(&self) -> Result<Client> {
        Client::new(self, &[])
    }

    /// The path that it was loaded from.
    pub fn path(&self) -> PathBuf {
        path_of(unsafe { borrowed(|length| sys::shlo_plugin_path(self.get(), length)) }.unwrap_or_default())
    }

    /// The minor version of PJRT: 57 of 0.57.
    pub fn minor_version(&self) -> i32 {
        unsafe { sys::shlo_plugin_minor_version(self.get()) }
    }

    /// The newest version of StableHLO that it reads: "1.20.0"; empty if it does not say.
    pub fn stablehlo_version(&self) -> Cow<'_, str> {
        unsafe { text(|length| sys::shlo_plugin_stablehlo_version(self.get(), length)) }
    }

    /// What it says of itself: names, and values as text.
    pub fn attributes(&self) -> impl ExactSizeIterator<Item = (Cow<'_, str>, Cow<'_, str>)> + '_ {
        let plugin = self.get();
        (0..unsafe { sys::shlo_plugin_attribute_count(plugin) }).map(move |index| unsafe {
            (
                text(|length| sys::shlo_plugin_attribute_name(plugin, index, length)),
                text(|length| sys::shlo_plugin_attribute_value(plugin, index, length)),
            )
        })
    }

    /// The extensions of PJRT that it has: their numbers there (4 layouts, 5 FFI, ...).
    pub fn extensions(&self) -> Vec<i32> {
        let plugin = self.get();
        let count = unsafe { sys::shlo_plugin_extension_count(plugin) };
        (0..count).map(|index| unsafe { sys::shlo_plugin_extension(plugin, index) }).collect()
    }
}

impl fmt::Debug for Plugin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Plugin({}: PJRT 0.{})", self.path().display(), self.minor_version())
    }
}

/// A setting of a client, made with `from` or `into` of a text, a number or a `bool`. The plugin says which there are.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum Setting<'a> {
    /// A text.
    Text(&'a str),
    /// An integer.
    Integer(i64),
    /// A number, which PJRT rounds to the precision of `f32`.
    Number(f64),
    /// True or false.
    Flag(bool),
}

macro_rules! settings {
    ($($ty:ty => $case:ident),+ $(,)?) => {
        $(impl<'a> From<$ty> for Setting<'a> {
            fn from(value: $ty) -> Self {
                Setting::$case(value.into())
            }
        })+
    };
}
settings! {
    &'a str => Text,
    i32 => Integer,
    u32 => Integer,
    i64 => Integer,
    f32 => Number,
    f64 => Number,
    bool => Flag,
}

impl<'a> From<&'a String> for Setting<'a> {
    fn from(value: &'a String) -> Self {
        Setting::Text(value)
    }
}

/// The devices of a plugin, for [`PlanOptions::client`](crate::PlanOptions::client) and
/// [`Tensor::to_device`](crate::Tensor::to_device). Plans and tensors keep it, and a clone is the same client.
#[derive(Clone)]
pub struct Client(Arc<Owned<sys::shlo_client>>);

/// A device of a client.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Device {
    /// The plugin's number for it, which need not be its index.
    pub id: i64,
    /// What the plugin calls its kind.
    pub kind: String,
    /// The process that has it.
    pub process: i64,
    /// Whether that is this process, which alone may use it.
    pub is_local: bool,
}

impl Client {
    /// A client with settings that the plugin knows. The last one of a name counts.
    ///
    /// # Errors
    ///
    /// `Device` (the plugin finds no device, or refuses a setting), `InvalidArgument`, `Unsupported`, `OutOfMemory`.
    pub fn new(plugin: &Plugin, settings: &[(&str, Setting<'_>)]) -> Result<Self> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_client_options_create(out, error) })?;
        for (name, setting) in settings {
            let (handle, length) = (options.get_mut(), name.len());
            let name = name.as_ptr().cast();
            check(|error| unsafe {
                match *setting {
                    Setting::Text(value) => {
                        let (value, size) = (value.as_ptr().cast(), value.len());
                        sys::shlo_client_options_set_text(handle, name, length, value, size, error)
                    }
                    Setting::Integer(value) => sys::shlo_client_options_set_integer(handle, name, length, value, error),
                    Setting::Number(value) => sys::shlo_client_options_set_number(handle, name, length, value, error),
                    Setting::Flag(value) => {
                        sys::shlo_client_options_set_flag(handle, name, length, value.into(), error)
                    }
                }
            })?;
        }
        Owned::create(|out, error| unsafe { sys::shlo_client_create(plugin.get(), options.get(), out, error) })
            .map(|handle| Client(Arc::new(handle)))
    }

    pub(crate) fn get(&self) -> *const sys::shlo_client {
        self.0.get()
    }

    /// The name of the platform: "cpu" or "cuda".
    pub fn platform(&self) -> Cow<'_, str> {
        unsafe { text(|length| sys::shlo_client_platform(self.get(), length)) }
    }

    /// The version of the platform.
    pub fn platform_version(&self) -> Cow<'_, str> {
        unsafe { text(|length| sys::shlo_client_platform_version(self.get(), length)) }
    }

    /// The devices, those of other processes included. Functions that take a device take its index in this list.
    pub fn devices(&self) -> Vec<Device> {
        let client = self.get();
        let device = |index| unsafe {
            Device {
                id: sys::shlo_client_device_id(client, index),
                kind: text(|length| sys::shlo_client_device_kind(client, index, length)).into_owned(),
                process: sys::shlo_client_device_process(client, index),
                is_local: sys::shlo_client_device_is_local(client, index) != 0,
            }
        };
        (0..unsafe { sys::shlo_client_device_count(client) }).map(device).collect()
    }

    /// The bytes in use on a device; `None` if it does not say, and if there is no such device.
    pub fn memory(&self, device: usize) -> Option<u64> {
        u64::try_from(unsafe { sys::shlo_client_device_memory(self.get(), device) }).ok()
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = unsafe { sys::shlo_client_device_count(self.get()) };
        write!(f, "Client({}: {count} devices)", self.platform())
    }
}
