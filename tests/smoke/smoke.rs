// Loads the library with dlopen, reads an artifact, runs it, compares, and shows an error.
// usage: smoke LIBRARY MODEL INPUT EXPECTED
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_double, c_int, c_void};
use std::ptr::null_mut;

extern "C" {
    fn dlopen(path: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

type Handle = *mut c_void;

struct Library(Handle);

impl Library {
    /// The function `name` as a function pointer of type `F`.
    unsafe fn get<F: Copy>(&self, name: &str) -> F {
        let name = CString::new(name).unwrap();
        let symbol = dlsym(self.0, name.as_ptr());
        assert!(!symbol.is_null(), "no symbol {name:?}");
        std::mem::transmute_copy(&symbol)
    }

    unsafe fn check(&self, status: i32, error: Handle) {
        if status != 0 {
            panic!("{}", self.message(error));
        }
    }

    unsafe fn message(&self, error: Handle) -> String {
        let message: extern "C" fn(Handle, *mut usize) -> *const c_char = self.get("shlo_error_message");
        CStr::from_ptr(message(error, null_mut())).to_string_lossy().into_owned()
    }

    unsafe fn tensor(&self, path: &str) -> Handle {
        let read: extern "C" fn(*const u8, usize, i32, *mut Handle, *mut Handle) -> i32 =
            self.get("shlo_tensor_from_npy");
        let (bytes, mut tensor, mut error) = (std::fs::read(path).unwrap(), null_mut(), null_mut());
        let status = read(bytes.as_ptr(), bytes.len(), 0, &mut tensor, &mut error);
        self.check(status, error);
        tensor
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    unsafe {
        let path = CString::new(arguments[1].as_str()).unwrap();
        let library = Library(dlopen(path.as_ptr(), 2));
        assert!(!library.0.is_null(), "cannot load {path:?}");
        let (mut module, mut plan, mut error) = (null_mut(), null_mut(), null_mut());

        let read: extern "C" fn(*const u8, usize, Handle, *mut Handle, *mut Handle) -> i32 =
            library.get("shlo_artifact_read");
        let bytes = std::fs::read(&arguments[2]).unwrap();
        library.check(read(bytes.as_ptr(), bytes.len(), null_mut(), &mut module, &mut error), error);
        let create: extern "C" fn(Handle, Handle, *mut Handle, *mut Handle) -> i32 = library.get("shlo_plan_create");
        library.check(create(module, null_mut(), &mut plan, &mut error), error);
        let count: extern "C" fn(Handle) -> usize = library.get("shlo_plan_output_count");
        let inputs = [library.tensor(&arguments[3])];
        let mut outputs = vec![null_mut(); count(plan)];
        let run: extern "C" fn(Handle, usize, *const Handle, usize, *mut Handle, Handle, *mut Handle) -> i32 =
            library.get("shlo_plan_run");
        let status = run(plan, 1, inputs.as_ptr(), outputs.len(), outputs.as_mut_ptr(), null_mut(), &mut error);
        library.check(status, error);

        let compare: extern "C" fn(Handle, Handle, c_double, *mut i64, *mut Handle) -> i32 =
            library.get("shlo_tensor_compare");
        let (expected, mut index) = (library.tensor(&arguments[4]), -2);
        library.check(compare(outputs[0], expected, 1e-5, &mut index, &mut error), error);
        assert_eq!(index, -1, "an element differs");
        // The comparison can fail: one element of the expectation is changed.
        let data: extern "C" fn(Handle) -> *mut f32 = library.get("shlo_tensor_mutable_data");
        *data(expected).add(3) += 1.0;
        library.check(compare(outputs[0], expected, 1e-5, &mut index, &mut error), error);
        assert_eq!(index, 3, "a changed element went unnoticed");

        let parse: extern "C" fn(*const u8, usize, Handle, *mut Handle, *mut Handle) -> i32 =
            library.get("shlo_module_parse");
        let text = b"func.func @main() { stablehlo.nonsense }";
        let status = parse(text.as_ptr(), text.len(), null_mut(), &mut module, &mut error);
        assert_ne!(status, 0);
        println!("error as it should be: {status} {}", library.message(error));
    }
    println!("rust: 1 artifact read and run, 1 error shown");
}
