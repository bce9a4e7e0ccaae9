//! Tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::client::Client;
use crate::element::Element;
use crate::enumerations::ElementType;
use crate::error::{check, Error, Result};
use crate::handle::Owned;
use crate::sys;
use crate::text::{bytes, list, Buffer};
use std::fmt;
use std::marker::PhantomData;
use std::mem::{align_of, size_of, size_of_val};
use std::os::raw::c_void;
use std::ptr::{null, null_mut, NonNull};

/// A dense array: element type, shape, elements in row-major order.
///
/// It owns its memory (`Tensor<'static>`), or is a view of memory of the caller that lives as long as `'a`:
///
/// ```compile_fail,E0597
/// let tensor = {
///     let data = vec![1.0f32, 2.0];
///     stablehlo::Tensor::view(&[2], &data).unwrap()
/// };
/// println!("{tensor:?}");
/// ```
///
/// While a view for writing lives, nobody else uses the memory:
///
/// ```compile_fail,E0502
/// let mut data = vec![1.0f32, 2.0];
/// let mut tensor = stablehlo::Tensor::view_mut(&[2], &mut data).unwrap();
/// println!("{data:?}");
/// tensor.as_mut_slice::<f32>().unwrap()[0] = 3.0;
/// ```
pub struct Tensor<'a> {
    handle: Owned<sys::shlo_tensor>,
    memory: PhantomData<&'a mut [u8]>,
}

// Functions that take a const tensor are for several threads; others need `&mut`.
unsafe impl Sync for Tensor<'_> {}

pub(crate) fn rank(shape: &[i64]) -> Result<i32> {
    i32::try_from(shape.len()).map_err(|_| Error::invalid(format!("the shape has {} extents", shape.len())))
}

impl Tensor<'static> {
    /// A tensor of zeros.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (element type or extents), `Limit`, `OutOfMemory`.
    pub fn zeros(element_type: ElementType, shape: &[i64]) -> Result<Self> {
        let rank = rank(shape)?;
        Self::create(|out, error| unsafe {
            sys::shlo_tensor_create(element_type.into(), rank, shape.as_ptr(), out, error)
        })
    }

    /// A copy of row-major elements.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::zeros`], and `InvalidArgument` if the number of elements does not fit the shape.
    pub fn copy<T: Element>(shape: &[i64], elements: &[T]) -> Result<Self> {
        unsafe { Self::copy_raw(T::TYPE, shape, elements.as_ptr().cast(), size_of_val(elements)) }
    }

    /// A copy of the bytes of row-major elements, at any alignment.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::copy`].
    pub fn copy_bytes(element_type: ElementType, shape: &[i64], bytes: &[u8]) -> Result<Self> {
        unsafe { Self::copy_raw(element_type, shape, bytes.as_ptr().cast(), bytes.len()) }
    }

    /// A copy of elements in any order: element `[i, j, ...]` is `elements[offset + i * strides[0] + j * strides[1] +
    /// ...]`.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::zeros`], and `InvalidArgument` if an element would not be in `elements`.
    pub fn copy_strided<T: Element>(shape: &[i64], elements: &[T], offset: usize, strides: &[isize]) -> Result<Self> {
        let byte_strides = byte_strides::<T>(shape, elements.len(), offset, strides)?;
        let rank = rank(shape)?;
        Self::create(|out, error| unsafe {
            let first = if offset < elements.len() { elements.as_ptr().add(offset) } else { elements.as_ptr() };
            let size = size_of_val(elements);
            let shape = shape.as_ptr();
            sys::shlo_tensor_copy(T::TYPE.into(), rank, shape, first.cast(), size, byte_strides.as_ptr(), out, error)
        })
    }

    /// Takes the memory of a vector, without a copy.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::copy`].
    pub fn from_vec<T: Element>(shape: &[i64], elements: Vec<T>) -> Result<Self> {
        unsafe extern "C" fn release<T>(_: *mut c_void, vector: *mut c_void) {
            drop(Box::from_raw(vector.cast::<Vec<T>>()))
        }
        let rank = rank(shape)?;
        let mut vector = Box::new(elements);
        let (data, size) = (vector.as_mut_ptr().cast(), size_of_val(vector.as_slice()));
        let user = Box::into_raw(vector);
        Self::create(|out, error| unsafe {
            let (shape, release) = (shape.as_ptr(), Some(release::<T> as unsafe extern "C" fn(_, _)));
            sys::shlo_tensor_borrow(T::TYPE.into(), rank, shape, data, size, release, user.cast(), out, error)
        })
        .map_err(|error| {
            drop(unsafe { Box::from_raw(user) }); // a call that fails does not release
            error
        })
    }

    /// Reads a .npy file.
    ///
    /// # Errors
    ///
    /// `Malformed`, `Unsupported` (objects, strings, structures), `Limit`, `OutOfMemory`.
    pub fn from_npy(file: impl AsRef<[u8]>) -> Result<Self> {
        Self::from_npy_as(ElementType::None, file)
    }

    /// Reads a .npy file whose raw elements are of this type: bfloat16 and floats of 8 and fewer bits.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::from_npy`], and `InvalidArgument` if the file has other elements.
    pub fn from_npy_as(element_type: ElementType, file: impl AsRef<[u8]>) -> Result<Self> {
        let file = file.as_ref();
        Self::create(|out, error| unsafe {
            sys::shlo_tensor_from_npy(file.as_ptr().cast(), file.len(), element_type.into(), out, error)
        })
    }

    /// Reads the bytes of an ONNX TensorProto, a `.pb` file, whichever way its elements are stored.
    ///
    /// # Errors
    ///
    /// `Malformed`, `Unsupported` (strings; elements in another file), `Limit`, `OutOfMemory`.
    pub fn from_onnx(file: impl AsRef<[u8]>) -> Result<Self> {
        let file = file.as_ref();
        Self::create(|out, error| unsafe { sys::shlo_tensor_from_onnx(file.as_ptr().cast(), file.len(), out, error) })
    }

    /// A tensor that the library has made.
    pub(crate) fn from_handle(handle: Owned<sys::shlo_tensor>) -> Self {
        Tensor { handle, memory: PhantomData }
    }

    /// # Safety
    ///
    /// `size` bytes at `data` can be read.
    unsafe fn copy_raw(element_type: ElementType, shape: &[i64], data: *const c_void, size: usize) -> Result<Self> {
        let rank = rank(shape)?;
        let shape = shape.as_ptr();
        Self::create(|out, error| {
            sys::shlo_tensor_copy(element_type.into(), rank, shape, data, size, null(), out, error)
        })
    }
}

impl<'a> Tensor<'a> {
    /// A view of row-major elements, for reading.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::copy`].
    pub fn view<T: Element>(shape: &[i64], elements: &'a [T]) -> Result<Self> {
        unsafe { Self::borrow(T::TYPE, shape, elements.as_ptr().cast(), size_of_val(elements)) }
    }

    /// A view of the bytes of row-major elements, for reading. Any alignment will do; 64 bytes is best.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::copy`].
    pub fn view_bytes(element_type: ElementType, shape: &[i64], bytes: &'a [u8]) -> Result<Self> {
        unsafe { Self::borrow(element_type, shape, bytes.as_ptr().cast(), bytes.len()) }
    }

    /// A view of row-major elements that a run may write.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::copy`].
    pub fn view_mut<T: Element>(shape: &[i64], elements: &'a mut [T]) -> Result<Self> {
        unsafe { Self::borrow_mut(T::TYPE, shape, elements.as_mut_ptr().cast(), size_of_val(elements)) }
    }

    /// # Safety
    ///
    /// `size` bytes at `data` live as long as `'a`, and do not change.
    pub(crate) unsafe fn borrow(
        element_type: ElementType,
        shape: &[i64],
        data: *const c_void,
        size: usize,
    ) -> Result<Self> {
        let rank = rank(shape)?;
        let (element_type, shape) = (element_type.into(), shape.as_ptr());
        Self::create(|out, error| {
            sys::shlo_tensor_borrow_const(element_type, rank, shape, data, size, None, null_mut(), out, error)
        })
    }

    /// # Safety
    ///
    /// `size` bytes at `data` live as long as `'a`, and nobody else uses them.
    pub(crate) unsafe fn borrow_mut(
        element_type: ElementType,
        shape: &[i64],
        data: *mut c_void,
        size: usize,
    ) -> Result<Self> {
        let rank = rank(shape)?;
        let (element_type, shape) = (element_type.into(), shape.as_ptr());
        Self::create(|out, error| {
            sys::shlo_tensor_borrow(element_type, rank, shape, data, size, None, null_mut(), out, error)
        })
    }

    fn create<F>(make: F) -> Result<Self>
    where
        F: FnOnce(*mut *mut sys::shlo_tensor, *mut *mut sys::shlo_error) -> sys::shlo_status,
    {
        Owned::create(make).map(|handle| Tensor { handle, memory: PhantomData })
    }

    pub(crate) fn get(&self) -> *const sys::shlo_tensor {
        self.handle.get()
    }

    pub(crate) fn get_mut(&mut self) -> *mut sys::shlo_tensor {
        self.handle.get_mut()
    }

    /// The element type.
    pub fn element_type(&self) -> ElementType {
        unsafe { sys::shlo_tensor_element_type(self.get()) }.into()
    }

    /// The extents, outermost first.
    pub fn shape(&self) -> &[i64] {
        unsafe { list(sys::shlo_tensor_shape(self.get()), sys::shlo_tensor_rank(self.get())) }
    }

    /// The number of elements.
    pub fn element_count(&self) -> usize {
        usize::try_from(unsafe { sys::shlo_tensor_element_count(self.get()) }).unwrap_or(0)
    }

    /// A copy on a device of a client, by its index in [`Client::devices`]. It has no bytes here, and keeps its client.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (no such device, one of another process, or this tensor is on a device), `Unsupported` (PJRT
    /// has no such elements), `Device`, `OutOfMemory`.
    pub fn to_device(&self, client: &Client, device: usize) -> Result<Tensor<'static>> {
        let device = i64::try_from(device).unwrap_or(i64::MAX);
        Tensor::create(|out, error| unsafe { sys::shlo_tensor_to_device(self.get(), client.get(), device, out, error) })
    }

    /// A copy of a tensor that is on a device, in memory of the host.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (it is on no device), `Device`, `OutOfMemory`.
    pub fn to_host(&self) -> Result<Tensor<'static>> {
        Tensor::create(|out, error| unsafe { sys::shlo_tensor_to_host(self.get(), out, error) })
    }

    /// The index of the device that it is on; `None` for memory of the host.
    pub fn device(&self) -> Option<usize> {
        usize::try_from(unsafe { sys::shlo_tensor_device(self.get()) }).ok()
    }

    /// The bytes of the elements; none if the tensor is on a device. An element narrower than 8 bits takes one byte.
    pub fn bytes(&self) -> &[u8] {
        unsafe { bytes(sys::shlo_tensor_data(self.get()), sys::shlo_tensor_size(self.get())) }
    }

    /// The bytes for writing.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if the tensor is a view for reading, is on a device, or has elements of i1: these are written
    /// as `bool`.
    pub fn bytes_mut(&mut self) -> Result<&mut [u8]> {
        // The memory may be that of a `&mut [bool]`, where other bytes than 0 and 1 are undefined behaviour.
        if self.element_type() == ElementType::I1 {
            return Err(Error::invalid("elements of i1 are written as bool, not as bytes"));
        }
        let size = unsafe { sys::shlo_tensor_size(self.get()) };
        let data = self.mutable_data()?;
        Ok(unsafe { std::slice::from_raw_parts_mut(data.as_ptr().cast(), size) })
    }

    /// The elements.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if the element type is another one, if the tensor is on a device ([`Tensor::to_host`]), or if a
    /// view of bytes is not aligned for `T`: [`Tensor::to_vec`] takes any alignment.
    pub fn as_slice<T: Element>(&self) -> Result<&[T]> {
        self.check::<T>()?;
        let data = self.bytes();
        let pointer = if data.is_empty() { NonNull::dangling().as_ptr() } else { data.as_ptr() as *mut T };
        check_alignment::<T>(pointer)?;
        Ok(unsafe { std::slice::from_raw_parts(pointer, data.len() / size_of::<T>()) })
    }

    /// The elements for writing.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::as_slice`], and `InvalidArgument` if the tensor is a view for reading.
    pub fn as_mut_slice<T: Element>(&mut self) -> Result<&mut [T]> {
        self.check::<T>()?;
        let count = self.bytes().len() / size_of::<T>();
        let data = self.mutable_data()?;
        let pointer = if count == 0 { NonNull::dangling().as_ptr() } else { data.as_ptr().cast::<T>() };
        check_alignment::<T>(pointer)?;
        Ok(unsafe { std::slice::from_raw_parts_mut(pointer, count) })
    }

    /// A copy of the elements.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if the element type is another one, or if the tensor is on a device.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        self.check::<T>()?;
        let data = self.bytes();
        let count = data.len() / size_of::<T>();
        let mut elements = Vec::<T>::with_capacity(count);
        unsafe {
            data.as_ptr().copy_to_nonoverlapping(elements.as_mut_ptr().cast(), count * size_of::<T>());
            elements.set_len(count);
        }
        Ok(elements)
    }

    /// Makes a .npy file.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn to_npy(&self) -> Result<Buffer> {
        Owned::create(|out, error| unsafe { sys::shlo_tensor_to_npy(self.get(), out, error) }).map(Buffer)
    }

    /// Makes the bytes of an ONNX TensorProto with that name, which may be empty.
    ///
    /// # Errors
    ///
    /// `Unsupported` (an element type that ONNX does not have), `Limit`, `OutOfMemory`.
    pub fn to_onnx(&self, name: impl AsRef<[u8]>) -> Result<Buffer> {
        let name = name.as_ref();
        Owned::create(|out, error| unsafe {
            sys::shlo_tensor_to_onnx(self.get(), name.as_ptr().cast(), name.len(), out, error)
        })
        .map(Buffer)
    }

    /// The row-major index of the first element that differs from `expected`. Elements agree if
    /// `|a - b| <= tolerance * (1 + |b|)`; with tolerance 0, if their bits are equal.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if element type or shape differ.
    pub fn compare(&self, expected: &Tensor<'_>, tolerance: f64) -> Result<Option<usize>> {
        let mut index = -1;
        check(|error| unsafe { sys::shlo_tensor_compare(self.get(), expected.get(), tolerance, &mut index, error) })?;
        Ok(usize::try_from(index).ok())
    }

    /// One element as text: "-1.5", "(1,2)", "true".
    ///
    /// # Errors
    ///
    /// `NotFound` if there is no such element.
    pub fn element_text(&self, index: usize) -> Result<String> {
        let index = i64::try_from(index).unwrap_or(i64::MAX);
        Owned::create(|out, error| unsafe { sys::shlo_tensor_element_text(self.get(), index, out, error) })
            .map(|text| Buffer(text).to_string())
    }

    fn check<T: Element>(&self) -> Result<()> {
        let found = self.element_type();
        if found != T::TYPE {
            return Err(Error::invalid(format!("the tensor has elements of {found}, expected {}", T::TYPE)));
        }
        self.check_here()?;
        if !T::is_element(self.bytes()) {
            return Err(Error::invalid(format!("the tensor has bytes that are not elements of {found}")));
        }
        Ok(())
    }

    /// A tensor on a device has elements, and no bytes here.
    fn check_here(&self) -> Result<()> {
        match self.device() {
            Some(index) => Err(Error::invalid(format!("the tensor is on device {index}: to_host copies it"))),
            None => Ok(()),
        }
    }

    fn mutable_data(&mut self) -> Result<NonNull<c_void>> {
        if unsafe { sys::shlo_tensor_size(self.get()) } == 0 {
            return Ok(NonNull::dangling());
        }
        self.check_here()?;
        NonNull::new(unsafe { sys::shlo_tensor_mutable_data(self.get_mut()) })
            .ok_or_else(|| Error::invalid("the tensor is a view for reading"))
    }

    /// Writes zeros: after a run that failed, a `&mut [bool]` of the caller must have valid bytes.
    pub(crate) fn clear_bools(&mut self) {
        if self.element_type() == ElementType::I1 {
            let size = unsafe { sys::shlo_tensor_size(self.get()) };
            if let Ok(data) = self.mutable_data() {
                unsafe { data.as_ptr().cast::<u8>().write_bytes(0, size) }
            }
        }
    }
}

fn check_alignment<T: Element>(pointer: *const T) -> Result<()> {
    if pointer as usize % align_of::<T>() == 0 {
        return Ok(());
    }
    Err(Error::invalid(format!("the tensor is not aligned for {}: take a copy with to_vec", T::TYPE)))
}

/// Strides in bytes. Fails if an element would not be in an array of `length` elements.
fn byte_strides<T>(shape: &[i64], length: usize, offset: usize, strides: &[isize]) -> Result<Vec<i64>> {
    if shape.len() != strides.len() {
        return Err(Error::invalid(format!("{} strides for {} extents", strides.len(), shape.len())));
    }
    let (mut first, mut last) = (offset as i128, offset as i128);
    for (&extent, &stride) in shape.iter().zip(strides) {
        let way = (i128::from(extent) - 1).saturating_mul(stride as i128);
        if way < 0 {
            first = first.saturating_add(way);
        } else {
            last = last.saturating_add(way);
        }
    }
    let is_empty = shape.iter().any(|&extent| extent <= 0); // the library refuses negative ones
    if !is_empty && (first < 0 || last >= length as i128) {
        return Err(Error::invalid(format!("elements {first} to {last} of an array of {length} elements")));
    }
    // The element of an axis of extent 1 is in the array whatever its stride is.
    Ok(strides.iter().map(|&stride| (stride as i64).saturating_mul(size_of::<T>() as i64)).collect())
}

/// `tensor<2x3xf32>` and the first elements.
impl fmt::Debug for Tensor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        f.write_str("tensor<")?;
        for extent in self.shape() {
            write!(f, "{extent}x")?;
        }
        write!(f, "{}>", self.element_type())?;
        if let Some(index) = self.device() {
            return write!(f, " on device {index}");
        }
        let texts = (0..self.element_count().min(SHOWN)).filter_map(|index| self.element_text(index).ok());
        let more = if self.element_count() > SHOWN { ", ..." } else { "" };
        write!(f, " [{}{more}]", texts.collect::<Vec<_>>().join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::byte_strides;

    #[test]
    fn strides_stay_in_the_array() {
        let of = |shape: &[i64], length, offset, strides: &[isize]| byte_strides::<f32>(shape, length, offset, strides);
        assert_eq!(of(&[2, 3], 6, 0, &[1, 2]).unwrap(), [4, 8]);
        assert_eq!(of(&[2, 3], 6, 5, &[-1, -2]).unwrap(), [-4, -8]);
        assert_eq!(of(&[4], 1, 0, &[0]).unwrap(), [0]);
        assert_eq!(of(&[0, 3], 0, 0, &[1, 1]).unwrap(), [4, 4]);
        assert_eq!(of(&[], 1, 0, &[]).unwrap(), []);
        of(&[2, 3], 5, 0, &[1, 2]).unwrap_err(); // one element too few
        of(&[2, 3], 6, 4, &[-1, -2]).unwrap_err(); // before the first
        of(&[2], 6, 6, &[0]).unwrap_err(); // offset behind the last
        of(&[2, 2], 6, 0, &[1]).unwrap_err(); // a stride is missing
        of(&[i64::MAX, i64::MAX], 6, 0, &[isize::MAX, isize::MAX]).unwrap_err();
        of(&[], 0, 0, &[]).unwrap_err(); // a scalar is one element
    }
}
