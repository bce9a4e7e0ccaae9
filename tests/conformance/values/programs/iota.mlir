// iota of i2
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi2>
  %1 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2x2xi2>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0]], [[1, 1], [1, 1]]]> : tensor<2x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi2>
  %5 = stablehlo.constant dense<[[[0, 1], [0, 1]], [[0, 1], [0, 1]]]> : tensor<2x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi2>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<2x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xi2>
  %9 = stablehlo.constant dense<> : tensor<2x0xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xi2>, tensor<2x0xi2>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi2>
  %11 = stablehlo.constant dense<> : tensor<0xi2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xi2>, tensor<0xi2>) -> ()
  return
}
// -----
// iota of i4
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi4>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<8xi4>, tensor<8xi4>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xi4>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xi4>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xi4>, tensor<2x2x3xi4>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xi4>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xi4>, tensor<3x2x2xi4>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xi4>
  %9 = stablehlo.constant dense<> : tensor<2x0xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xi4>, tensor<2x0xi4>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi4>
  %11 = stablehlo.constant dense<> : tensor<0xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xi4>, tensor<0xi4>) -> ()
  return
}
// -----
// iota of i8
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi8>
  %1 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F10"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xi8>, tensor<17xi8>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xi8>
  %3 = stablehlo.constant dense<"0x000000000000010101010101"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xi8>
  %5 = stablehlo.constant dense<"0x000102000102000102000102"> : tensor<2x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xi8>, tensor<2x2x3xi8>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xi8>
  %7 = stablehlo.constant dense<"0x000001010000010100000101"> : tensor<3x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xi8>, tensor<3x2x2xi8>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xi8>
  %9 = stablehlo.constant dense<> : tensor<2x0xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xi8>, tensor<2x0xi8>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi8>
  %11 = stablehlo.constant dense<> : tensor<0xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xi8>, tensor<0xi8>) -> ()
  return
}
// -----
// iota of i16
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi16>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xi16>, tensor<17xi16>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xi16>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xi16>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xi16>, tensor<2x2x3xi16>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xi16>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xi16>, tensor<3x2x2xi16>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xi16>
  %9 = stablehlo.constant dense<> : tensor<2x0xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xi16>, tensor<2x0xi16>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi16>
  %11 = stablehlo.constant dense<> : tensor<0xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xi16>, tensor<0xi16>) -> ()
  return
}
// -----
// iota of i32
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xi32>, tensor<17xi32>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xi32>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xi32>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xi32>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xi32>
  %9 = stablehlo.constant dense<> : tensor<2x0xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xi32>, tensor<2x0xi32>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi32>
  %11 = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xi32>, tensor<0xi32>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi32>
  %13 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699]> : tensor<700xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<700xi32>, tensor<700xi32>) -> ()
  return
}
// -----
// iota of i64
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xi64>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xi64>, tensor<17xi64>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xi64>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xi64>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xi64>, tensor<2x2x3xi64>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xi64>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xi64>, tensor<3x2x2xi64>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xi64>
  %9 = stablehlo.constant dense<> : tensor<2x0xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xi64>, tensor<2x0xi64>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xi64>
  %11 = stablehlo.constant dense<> : tensor<0xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xi64>, tensor<0xi64>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xi64>
  %13 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699]> : tensor<700xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<700xi64>, tensor<700xi64>) -> ()
  return
}
// -----
// iota of ui2
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui2>
  %1 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<4xui2>, tensor<4xui2>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xui2>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xui2>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xui2>, tensor<2x2x3xui2>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xui2>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xui2>, tensor<3x2x2xui2>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xui2>
  %9 = stablehlo.constant dense<> : tensor<2x0xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xui2>, tensor<2x0xui2>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui2>
  %11 = stablehlo.constant dense<> : tensor<0xui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xui2>, tensor<0xui2>) -> ()
  return
}
// -----
// iota of ui4
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xui4>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<16xui4>, tensor<16xui4>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xui4>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xui4>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xui4>, tensor<2x2x3xui4>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xui4>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xui4>, tensor<3x2x2xui4>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xui4>
  %9 = stablehlo.constant dense<> : tensor<2x0xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xui4>, tensor<2x0xui4>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui4>
  %11 = stablehlo.constant dense<> : tensor<0xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xui4>, tensor<0xui4>) -> ()
  return
}
// -----
// iota of ui8
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xui8>
  %1 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F10"> : tensor<17xui8>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xui8>, tensor<17xui8>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xui8>
  %3 = stablehlo.constant dense<"0x000000000000010101010101"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xui8>
  %5 = stablehlo.constant dense<"0x000102000102000102000102"> : tensor<2x2x3xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xui8>, tensor<2x2x3xui8>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xui8>
  %7 = stablehlo.constant dense<"0x000001010000010100000101"> : tensor<3x2x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xui8>, tensor<3x2x2xui8>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xui8>
  %9 = stablehlo.constant dense<> : tensor<2x0xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xui8>, tensor<2x0xui8>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui8>
  %11 = stablehlo.constant dense<> : tensor<0xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xui8>, tensor<0xui8>) -> ()
  return
}
// -----
// iota of ui16
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xui16>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xui16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xui16>, tensor<17xui16>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xui16>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xui16>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xui16>, tensor<2x2x3xui16>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xui16>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xui16>, tensor<3x2x2xui16>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xui16>
  %9 = stablehlo.constant dense<> : tensor<2x0xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xui16>, tensor<2x0xui16>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui16>
  %11 = stablehlo.constant dense<> : tensor<0xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xui16>, tensor<0xui16>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xui16>
  %13 = stablehlo.constant dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700180019001A001B001C001D001E001F0020002100220023002400250026002700280029002A002B002C002D002E002F0030003100320033003400350036003700380039003A003B003C003D003E003F0040004100420043004400450046004700480049004A004B004C004D004E004F0050005100520053005400550056005700580059005A005B005C005D005E005F0060006100620063006400650066006700680069006A006B006C006D006E006F0070007100720073007400750076007700780079007A007B007C007D007E007F0080008100820083008400850086008700880089008A008B008C008D008E008F0090009100920093009400950096009700980099009A009B009C009D009E009F00A000A100A200A300A400A500A600A700A800A900AA00AB00AC00AD00AE00AF00B000B100B200B300B400B500B600B700B800B900BA00BB00BC00BD00BE00BF00C000C100C200C300C400C500C600C700C800C900CA00CB00CC00CD00CE00CF00D000D100D200D300D400D500D600D700D800D900DA00DB00DC00DD00DE00DF00E000E100E200E300E400E500E600E700E800E900EA00EB00EC00ED00EE00EF00F000F100F200F300F400F500F600F700F800F900FA00FB00FC00FD00FE00FF0000010101020103010401050106010701080109010A010B010C010D010E010F0110011101120113011401150116011701180119011A011B011C011D011E011F0120012101220123012401250126012701280129012A012B012C012D012E012F0130013101320133013401350136013701380139013A013B013C013D013E013F0140014101420143014401450146014701480149014A014B014C014D014E014F0150015101520153015401550156015701580159015A015B015C015D015E015F0160016101620163016401650166016701680169016A016B016C016D016E016F0170017101720173017401750176017701780179017A017B017C017D017E017F0180018101820183018401850186018701880189018A018B018C018D018E018F0190019101920193019401950196019701980199019A019B019C019D019E019F01A001A101A201A301A401A501A601A701A801A901AA01AB01AC01AD01AE01AF01B001B101B201B301B401B501B601B701B801B901BA01BB01BC01BD01BE01BF01C001C101C201C301C401C501C601C701C801C901CA01CB01CC01CD01CE01CF01D001D101D201D301D401D501D601D701D801D901DA01DB01DC01DD01DE01DF01E001E101E201E301E401E501E601E701E801E901EA01EB01EC01ED01EE01EF01F001F101F201F301F401F501F601F701F801F901FA01FB01FC01FD01FE01FF0100020102020203020402050206020702080209020A020B020C020D020E020F0210021102120213021402150216021702180219021A021B021C021D021E021F0220022102220223022402250226022702280229022A022B022C022D022E022F0230023102320233023402350236023702380239023A023B023C023D023E023F0240024102420243024402450246024702480249024A024B024C024D024E024F0250025102520253025402550256025702580259025A025B025C025D025E025F0260026102620263026402650266026702680269026A026B026C026D026E026F0270027102720273027402750276027702780279027A027B027C027D027E027F0280028102820283028402850286028702880289028A028B028C028D028E028F0290029102920293029402950296029702980299029A029B029C029D029E029F02A002A102A202A302A402A502A602A702A802A902AA02AB02AC02AD02AE02AF02B002B102B202B302B402B502B602B702B802B902BA02BB02"> : tensor<700xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<700xui16>, tensor<700xui16>) -> ()
  return
}
// -----
// iota of ui32
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xui32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xui32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xui32>, tensor<17xui32>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xui32>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xui32>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xui32>, tensor<2x2x3xui32>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xui32>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xui32>, tensor<3x2x2xui32>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xui32>
  %9 = stablehlo.constant dense<> : tensor<2x0xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xui32>, tensor<2x0xui32>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui32>
  %11 = stablehlo.constant dense<> : tensor<0xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xui32>, tensor<0xui32>) -> ()
  return
}
// -----
// iota of ui64
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xui64>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xui64>, tensor<17xui64>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xui64>
  %3 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0]], [[1, 1], [1, 1], [1, 1]]]> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xui64>
  %5 = stablehlo.constant dense<[[[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [0, 1, 2]]]> : tensor<2x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xui64>, tensor<2x2x3xui64>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xui64>
  %7 = stablehlo.constant dense<[[[0, 0], [1, 1]], [[0, 0], [1, 1]], [[0, 0], [1, 1]]]> : tensor<3x2x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xui64>, tensor<3x2x2xui64>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xui64>
  %9 = stablehlo.constant dense<> : tensor<2x0xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xui64>, tensor<2x0xui64>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui64>
  %11 = stablehlo.constant dense<> : tensor<0xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xui64>, tensor<0xui64>) -> ()
  return
}
// -----
// iota of f4E2M1FN
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf4E2M1FN>
  %1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf4E2M1FN>
  %3 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf4E2M1FN>
  %5 = stablehlo.constant dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<2x2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf4E2M1FN>, tensor<2x2x3xf4E2M1FN>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<3x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf4E2M1FN>, tensor<3x2x2xf4E2M1FN>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf4E2M1FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf4E2M1FN>, tensor<2x0xf4E2M1FN>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf4E2M1FN>
  %11 = stablehlo.constant dense<> : tensor<0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf4E2M1FN>, tensor<0xf4E2M1FN>) -> ()
  return
}
// -----
// iota of f6E2M3FN
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf6E2M3FN>
  %1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf6E2M3FN>
  %3 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf6E2M3FN>
  %5 = stablehlo.constant dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<2x2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf6E2M3FN>, tensor<2x2x3xf6E2M3FN>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<3x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf6E2M3FN>, tensor<3x2x2xf6E2M3FN>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf6E2M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf6E2M3FN>, tensor<2x0xf6E2M3FN>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf6E2M3FN>
  %11 = stablehlo.constant dense<> : tensor<0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf6E2M3FN>, tensor<0xf6E2M3FN>) -> ()
  return
}
// -----
// iota of f6E3M2FN
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xf6E3M2FN>
  %1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<9xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<9xf6E3M2FN>, tensor<9xf6E3M2FN>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf6E3M2FN>
  %3 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf6E3M2FN>
  %5 = stablehlo.constant dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<2x2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf6E3M2FN>, tensor<2x2x3xf6E3M2FN>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<3x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf6E3M2FN>, tensor<3x2x2xf6E3M2FN>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf6E3M2FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf6E3M2FN>, tensor<2x0xf6E3M2FN>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf6E3M2FN>
  %11 = stablehlo.constant dense<> : tensor<0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf6E3M2FN>, tensor<0xf6E3M2FN>) -> ()
  return
}
// -----
// iota of f8E3M4
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf8E3M4>
  %1 = stablehlo.constant dense<"0x003040485054585C60626466686A6C6E70"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf8E3M4>
  %3 = stablehlo.constant dense<"0x000000000000303030303030"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf8E3M4>
  %5 = stablehlo.constant dense<"0x003040003040003040003040"> : tensor<2x2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf8E3M4>, tensor<2x2x3xf8E3M4>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf8E3M4>
  %7 = stablehlo.constant dense<"0x000030300000303000003030"> : tensor<3x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf8E3M4>, tensor<3x2x2xf8E3M4>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf8E3M4>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf8E3M4>, tensor<2x0xf8E3M4>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E3M4>
  %11 = stablehlo.constant dense<> : tensor<0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf8E3M4>, tensor<0xf8E3M4>) -> ()
  return
}
// -----
// iota of f8E4M3
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf8E4M3>
  %1 = stablehlo.constant dense<"0x00384044484A4C4E505152535455565758"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf8E4M3>
  %3 = stablehlo.constant dense<"0x000000000000383838383838"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf8E4M3>
  %5 = stablehlo.constant dense<"0x003840003840003840003840"> : tensor<2x2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf8E4M3>, tensor<2x2x3xf8E4M3>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf8E4M3>
  %7 = stablehlo.constant dense<"0x000038380000383800003838"> : tensor<3x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf8E4M3>, tensor<3x2x2xf8E4M3>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf8E4M3>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf8E4M3>, tensor<2x0xf8E4M3>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E4M3>
  %11 = stablehlo.constant dense<> : tensor<0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf8E4M3>, tensor<0xf8E4M3>) -> ()
  return
}
// -----
// iota of f8E4M3FN
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x00384044484A4C4E505152535455565758"> : tensor<17xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf8E4M3FN>, tensor<17xf8E4M3FN>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x000000000000383838383838"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf8E4M3FN>
  %5 = stablehlo.constant dense<"0x003840003840003840003840"> : tensor<2x2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf8E4M3FN>, tensor<2x2x3xf8E4M3FN>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x000038380000383800003838"> : tensor<3x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf8E4M3FN>, tensor<3x2x2xf8E4M3FN>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf8E4M3FN>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf8E4M3FN>, tensor<2x0xf8E4M3FN>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E4M3FN>
  %11 = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> ()
  return
}
// -----
// iota of f8E4M3FNUZ
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x0040484C5052545658595A5B5C5D5E5F60"> : tensor<17xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf8E4M3FNUZ>, tensor<17xf8E4M3FNUZ>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x000000000000404040404040"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<"0x004048004048004048004048"> : tensor<2x2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf8E4M3FNUZ>, tensor<2x2x3xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x000040400000404000004040"> : tensor<3x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf8E4M3FNUZ>, tensor<3x2x2xf8E4M3FNUZ>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf8E4M3FNUZ>, tensor<2x0xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<> : tensor<0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf8E4M3FNUZ>, tensor<0xf8E4M3FNUZ>) -> ()
  return
}
// -----
// iota of f8E4M3B11FNUZ
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x00586064686A6C6E707172737475767778"> : tensor<17xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x000000000000585858585858"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<"0x005860005860005860005860"> : tensor<2x2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf8E4M3B11FNUZ>, tensor<2x2x3xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x000058580000585800005858"> : tensor<3x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf8E4M3B11FNUZ>, tensor<3x2x2xf8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf8E4M3B11FNUZ>, tensor<2x0xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<> : tensor<0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf8E4M3B11FNUZ>, tensor<0xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// iota of f8E5M2
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf8E5M2>
  %1 = stablehlo.constant dense<"0x003C4042444546474848494A4A4A4B4C4C"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf8E5M2>
  %3 = stablehlo.constant dense<"0x0000000000003C3C3C3C3C3C"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf8E5M2>
  %5 = stablehlo.constant dense<"0x003C40003C40003C40003C40"> : tensor<2x2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf8E5M2>, tensor<2x2x3xf8E5M2>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf8E5M2>
  %7 = stablehlo.constant dense<"0x00003C3C00003C3C00003C3C"> : tensor<3x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf8E5M2>, tensor<3x2x2xf8E5M2>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf8E5M2>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf8E5M2>, tensor<2x0xf8E5M2>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E5M2>
  %11 = stablehlo.constant dense<> : tensor<0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf8E5M2>, tensor<0xf8E5M2>) -> ()
  return
}
// -----
// iota of f8E5M2FNUZ
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x0040444648494A4B4C4C4D4E4E4E4F5050"> : tensor<17xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf8E5M2FNUZ>, tensor<17xf8E5M2FNUZ>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x000000000000404040404040"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<"0x004044004044004044004044"> : tensor<2x2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf8E5M2FNUZ>, tensor<2x2x3xf8E5M2FNUZ>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x000040400000404000004040"> : tensor<3x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf8E5M2FNUZ>, tensor<3x2x2xf8E5M2FNUZ>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf8E5M2FNUZ>, tensor<2x0xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<> : tensor<0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf8E5M2FNUZ>, tensor<0xf8E5M2FNUZ>) -> ()
  return
}
// -----
// iota of bf16
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xbf16>
  %1 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xbf16>
  %3 = stablehlo.constant dense<"0x000000000000000000000000803F803F803F803F803F803F"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xbf16>
  %5 = stablehlo.constant dense<"0x0000803F00400000803F00400000803F00400000803F0040"> : tensor<2x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xbf16>, tensor<2x2x3xbf16>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xbf16>
  %7 = stablehlo.constant dense<"0x00000000803F803F00000000803F803F00000000803F803F"> : tensor<3x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xbf16>, tensor<3x2x2xbf16>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xbf16>
  %9 = stablehlo.constant dense<> : tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xbf16>
  %11 = stablehlo.constant dense<> : tensor<0xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xbf16>, tensor<0xbf16>) -> ()
  return
}
// -----
// iota of f16
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf16>
  %1 = stablehlo.constant dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf16>, tensor<17xf16>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf16>
  %3 = stablehlo.constant dense<"0x000000000000000000000000003C003C003C003C003C003C"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf16>
  %5 = stablehlo.constant dense<"0x0000003C00400000003C00400000003C00400000003C0040"> : tensor<2x2x3xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf16>, tensor<2x2x3xf16>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf16>
  %7 = stablehlo.constant dense<"0x00000000003C003C00000000003C003C00000000003C003C"> : tensor<3x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf16>, tensor<3x2x2xf16>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf16>
  %9 = stablehlo.constant dense<> : tensor<2x0xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf16>, tensor<2x0xf16>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf16>
  %11 = stablehlo.constant dense<> : tensor<0xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf16>, tensor<0xf16>) -> ()
  return
}
// -----
// iota of f32
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf32>
  %1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf32>, tensor<17xf32>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf32>
  %3 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf32>
  %5 = stablehlo.constant dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<2x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf32>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf32>
  %9 = stablehlo.constant dense<> : tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf32>
  %11 = stablehlo.constant dense<> : tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf32>, tensor<0xf32>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xf32>
  %13 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0, 50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0, 66.0, 67.0, 68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0, 82.0, 83.0, 84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0, 98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, 108.0, 109.0, 110.0, 111.0, 112.0, 113.0, 114.0, 115.0, 116.0, 117.0, 118.0, 119.0, 120.0, 121.0, 122.0, 123.0, 124.0, 125.0, 126.0, 127.0, 128.0, 129.0, 130.0, 131.0, 132.0, 133.0, 134.0, 135.0, 136.0, 137.0, 138.0, 139.0, 140.0, 141.0, 142.0, 143.0, 144.0, 145.0, 146.0, 147.0, 148.0, 149.0, 150.0, 151.0, 152.0, 153.0, 154.0, 155.0, 156.0, 157.0, 158.0, 159.0, 160.0, 161.0, 162.0, 163.0, 164.0, 165.0, 166.0, 167.0, 168.0, 169.0, 170.0, 171.0, 172.0, 173.0, 174.0, 175.0, 176.0, 177.0, 178.0, 179.0, 180.0, 181.0, 182.0, 183.0, 184.0, 185.0, 186.0, 187.0, 188.0, 189.0, 190.0, 191.0, 192.0, 193.0, 194.0, 195.0, 196.0, 197.0, 198.0, 199.0, 200.0, 201.0, 202.0, 203.0, 204.0, 205.0, 206.0, 207.0, 208.0, 209.0, 210.0, 211.0, 212.0, 213.0, 214.0, 215.0, 216.0, 217.0, 218.0, 219.0, 220.0, 221.0, 222.0, 223.0, 224.0, 225.0, 226.0, 227.0, 228.0, 229.0, 230.0, 231.0, 232.0, 233.0, 234.0, 235.0, 236.0, 237.0, 238.0, 239.0, 240.0, 241.0, 242.0, 243.0, 244.0, 245.0, 246.0, 247.0, 248.0, 249.0, 250.0, 251.0, 252.0, 253.0, 254.0, 255.0, 256.0, 257.0, 258.0, 259.0, 260.0, 261.0, 262.0, 263.0, 264.0, 265.0, 266.0, 267.0, 268.0, 269.0, 270.0, 271.0, 272.0, 273.0, 274.0, 275.0, 276.0, 277.0, 278.0, 279.0, 280.0, 281.0, 282.0, 283.0, 284.0, 285.0, 286.0, 287.0, 288.0, 289.0, 290.0, 291.0, 292.0, 293.0, 294.0, 295.0, 296.0, 297.0, 298.0, 299.0, 300.0, 301.0, 302.0, 303.0, 304.0, 305.0, 306.0, 307.0, 308.0, 309.0, 310.0, 311.0, 312.0, 313.0, 314.0, 315.0, 316.0, 317.0, 318.0, 319.0, 320.0, 321.0, 322.0, 323.0, 324.0, 325.0, 326.0, 327.0, 328.0, 329.0, 330.0, 331.0, 332.0, 333.0, 334.0, 335.0, 336.0, 337.0, 338.0, 339.0, 340.0, 341.0, 342.0, 343.0, 344.0, 345.0, 346.0, 347.0, 348.0, 349.0, 350.0, 351.0, 352.0, 353.0, 354.0, 355.0, 356.0, 357.0, 358.0, 359.0, 360.0, 361.0, 362.0, 363.0, 364.0, 365.0, 366.0, 367.0, 368.0, 369.0, 370.0, 371.0, 372.0, 373.0, 374.0, 375.0, 376.0, 377.0, 378.0, 379.0, 380.0, 381.0, 382.0, 383.0, 384.0, 385.0, 386.0, 387.0, 388.0, 389.0, 390.0, 391.0, 392.0, 393.0, 394.0, 395.0, 396.0, 397.0, 398.0, 399.0, 400.0, 401.0, 402.0, 403.0, 404.0, 405.0, 406.0, 407.0, 408.0, 409.0, 410.0, 411.0, 412.0, 413.0, 414.0, 415.0, 416.0, 417.0, 418.0, 419.0, 420.0, 421.0, 422.0, 423.0, 424.0, 425.0, 426.0, 427.0, 428.0, 429.0, 430.0, 431.0, 432.0, 433.0, 434.0, 435.0, 436.0, 437.0, 438.0, 439.0, 440.0, 441.0, 442.0, 443.0, 444.0, 445.0, 446.0, 447.0, 448.0, 449.0, 450.0, 451.0, 452.0, 453.0, 454.0, 455.0, 456.0, 457.0, 458.0, 459.0, 460.0, 461.0, 462.0, 463.0, 464.0, 465.0, 466.0, 467.0, 468.0, 469.0, 470.0, 471.0, 472.0, 473.0, 474.0, 475.0, 476.0, 477.0, 478.0, 479.0, 480.0, 481.0, 482.0, 483.0, 484.0, 485.0, 486.0, 487.0, 488.0, 489.0, 490.0, 491.0, 492.0, 493.0, 494.0, 495.0, 496.0, 497.0, 498.0, 499.0, 500.0, 501.0, 502.0, 503.0, 504.0, 505.0, 506.0, 507.0, 508.0, 509.0, 510.0, 511.0, 512.0, 513.0, 514.0, 515.0, 516.0, 517.0, 518.0, 519.0, 520.0, 521.0, 522.0, 523.0, 524.0, 525.0, 526.0, 527.0, 528.0, 529.0, 530.0, 531.0, 532.0, 533.0, 534.0, 535.0, 536.0, 537.0, 538.0, 539.0, 540.0, 541.0, 542.0, 543.0, 544.0, 545.0, 546.0, 547.0, 548.0, 549.0, 550.0, 551.0, 552.0, 553.0, 554.0, 555.0, 556.0, 557.0, 558.0, 559.0, 560.0, 561.0, 562.0, 563.0, 564.0, 565.0, 566.0, 567.0, 568.0, 569.0, 570.0, 571.0, 572.0, 573.0, 574.0, 575.0, 576.0, 577.0, 578.0, 579.0, 580.0, 581.0, 582.0, 583.0, 584.0, 585.0, 586.0, 587.0, 588.0, 589.0, 590.0, 591.0, 592.0, 593.0, 594.0, 595.0, 596.0, 597.0, 598.0, 599.0, 600.0, 601.0, 602.0, 603.0, 604.0, 605.0, 606.0, 607.0, 608.0, 609.0, 610.0, 611.0, 612.0, 613.0, 614.0, 615.0, 616.0, 617.0, 618.0, 619.0, 620.0, 621.0, 622.0, 623.0, 624.0, 625.0, 626.0, 627.0, 628.0, 629.0, 630.0, 631.0, 632.0, 633.0, 634.0, 635.0, 636.0, 637.0, 638.0, 639.0, 640.0, 641.0, 642.0, 643.0, 644.0, 645.0, 646.0, 647.0, 648.0, 649.0, 650.0, 651.0, 652.0, 653.0, 654.0, 655.0, 656.0, 657.0, 658.0, 659.0, 660.0, 661.0, 662.0, 663.0, 664.0, 665.0, 666.0, 667.0, 668.0, 669.0, 670.0, 671.0, 672.0, 673.0, 674.0, 675.0, 676.0, 677.0, 678.0, 679.0, 680.0, 681.0, 682.0, 683.0, 684.0, 685.0, 686.0, 687.0, 688.0, 689.0, 690.0, 691.0, 692.0, 693.0, 694.0, 695.0, 696.0, 697.0, 698.0, 699.0]> : tensor<700xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<700xf32>, tensor<700xf32>) -> ()
  return
}
// -----
// iota of f64
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xf64>
  %1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xf64>, tensor<17xf64>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xf64>
  %3 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xf64>
  %5 = stablehlo.constant dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<2x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xf64>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [1.0, 1.0]]]> : tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xf64>
  %9 = stablehlo.constant dense<> : tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xf64>
  %11 = stablehlo.constant dense<> : tensor<0xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xf64>, tensor<0xf64>) -> ()
  %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<700xf64>
  %13 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0, 50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0, 66.0, 67.0, 68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0, 82.0, 83.0, 84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0, 98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, 108.0, 109.0, 110.0, 111.0, 112.0, 113.0, 114.0, 115.0, 116.0, 117.0, 118.0, 119.0, 120.0, 121.0, 122.0, 123.0, 124.0, 125.0, 126.0, 127.0, 128.0, 129.0, 130.0, 131.0, 132.0, 133.0, 134.0, 135.0, 136.0, 137.0, 138.0, 139.0, 140.0, 141.0, 142.0, 143.0, 144.0, 145.0, 146.0, 147.0, 148.0, 149.0, 150.0, 151.0, 152.0, 153.0, 154.0, 155.0, 156.0, 157.0, 158.0, 159.0, 160.0, 161.0, 162.0, 163.0, 164.0, 165.0, 166.0, 167.0, 168.0, 169.0, 170.0, 171.0, 172.0, 173.0, 174.0, 175.0, 176.0, 177.0, 178.0, 179.0, 180.0, 181.0, 182.0, 183.0, 184.0, 185.0, 186.0, 187.0, 188.0, 189.0, 190.0, 191.0, 192.0, 193.0, 194.0, 195.0, 196.0, 197.0, 198.0, 199.0, 200.0, 201.0, 202.0, 203.0, 204.0, 205.0, 206.0, 207.0, 208.0, 209.0, 210.0, 211.0, 212.0, 213.0, 214.0, 215.0, 216.0, 217.0, 218.0, 219.0, 220.0, 221.0, 222.0, 223.0, 224.0, 225.0, 226.0, 227.0, 228.0, 229.0, 230.0, 231.0, 232.0, 233.0, 234.0, 235.0, 236.0, 237.0, 238.0, 239.0, 240.0, 241.0, 242.0, 243.0, 244.0, 245.0, 246.0, 247.0, 248.0, 249.0, 250.0, 251.0, 252.0, 253.0, 254.0, 255.0, 256.0, 257.0, 258.0, 259.0, 260.0, 261.0, 262.0, 263.0, 264.0, 265.0, 266.0, 267.0, 268.0, 269.0, 270.0, 271.0, 272.0, 273.0, 274.0, 275.0, 276.0, 277.0, 278.0, 279.0, 280.0, 281.0, 282.0, 283.0, 284.0, 285.0, 286.0, 287.0, 288.0, 289.0, 290.0, 291.0, 292.0, 293.0, 294.0, 295.0, 296.0, 297.0, 298.0, 299.0, 300.0, 301.0, 302.0, 303.0, 304.0, 305.0, 306.0, 307.0, 308.0, 309.0, 310.0, 311.0, 312.0, 313.0, 314.0, 315.0, 316.0, 317.0, 318.0, 319.0, 320.0, 321.0, 322.0, 323.0, 324.0, 325.0, 326.0, 327.0, 328.0, 329.0, 330.0, 331.0, 332.0, 333.0, 334.0, 335.0, 336.0, 337.0, 338.0, 339.0, 340.0, 341.0, 342.0, 343.0, 344.0, 345.0, 346.0, 347.0, 348.0, 349.0, 350.0, 351.0, 352.0, 353.0, 354.0, 355.0, 356.0, 357.0, 358.0, 359.0, 360.0, 361.0, 362.0, 363.0, 364.0, 365.0, 366.0, 367.0, 368.0, 369.0, 370.0, 371.0, 372.0, 373.0, 374.0, 375.0, 376.0, 377.0, 378.0, 379.0, 380.0, 381.0, 382.0, 383.0, 384.0, 385.0, 386.0, 387.0, 388.0, 389.0, 390.0, 391.0, 392.0, 393.0, 394.0, 395.0, 396.0, 397.0, 398.0, 399.0, 400.0, 401.0, 402.0, 403.0, 404.0, 405.0, 406.0, 407.0, 408.0, 409.0, 410.0, 411.0, 412.0, 413.0, 414.0, 415.0, 416.0, 417.0, 418.0, 419.0, 420.0, 421.0, 422.0, 423.0, 424.0, 425.0, 426.0, 427.0, 428.0, 429.0, 430.0, 431.0, 432.0, 433.0, 434.0, 435.0, 436.0, 437.0, 438.0, 439.0, 440.0, 441.0, 442.0, 443.0, 444.0, 445.0, 446.0, 447.0, 448.0, 449.0, 450.0, 451.0, 452.0, 453.0, 454.0, 455.0, 456.0, 457.0, 458.0, 459.0, 460.0, 461.0, 462.0, 463.0, 464.0, 465.0, 466.0, 467.0, 468.0, 469.0, 470.0, 471.0, 472.0, 473.0, 474.0, 475.0, 476.0, 477.0, 478.0, 479.0, 480.0, 481.0, 482.0, 483.0, 484.0, 485.0, 486.0, 487.0, 488.0, 489.0, 490.0, 491.0, 492.0, 493.0, 494.0, 495.0, 496.0, 497.0, 498.0, 499.0, 500.0, 501.0, 502.0, 503.0, 504.0, 505.0, 506.0, 507.0, 508.0, 509.0, 510.0, 511.0, 512.0, 513.0, 514.0, 515.0, 516.0, 517.0, 518.0, 519.0, 520.0, 521.0, 522.0, 523.0, 524.0, 525.0, 526.0, 527.0, 528.0, 529.0, 530.0, 531.0, 532.0, 533.0, 534.0, 535.0, 536.0, 537.0, 538.0, 539.0, 540.0, 541.0, 542.0, 543.0, 544.0, 545.0, 546.0, 547.0, 548.0, 549.0, 550.0, 551.0, 552.0, 553.0, 554.0, 555.0, 556.0, 557.0, 558.0, 559.0, 560.0, 561.0, 562.0, 563.0, 564.0, 565.0, 566.0, 567.0, 568.0, 569.0, 570.0, 571.0, 572.0, 573.0, 574.0, 575.0, 576.0, 577.0, 578.0, 579.0, 580.0, 581.0, 582.0, 583.0, 584.0, 585.0, 586.0, 587.0, 588.0, 589.0, 590.0, 591.0, 592.0, 593.0, 594.0, 595.0, 596.0, 597.0, 598.0, 599.0, 600.0, 601.0, 602.0, 603.0, 604.0, 605.0, 606.0, 607.0, 608.0, 609.0, 610.0, 611.0, 612.0, 613.0, 614.0, 615.0, 616.0, 617.0, 618.0, 619.0, 620.0, 621.0, 622.0, 623.0, 624.0, 625.0, 626.0, 627.0, 628.0, 629.0, 630.0, 631.0, 632.0, 633.0, 634.0, 635.0, 636.0, 637.0, 638.0, 639.0, 640.0, 641.0, 642.0, 643.0, 644.0, 645.0, 646.0, 647.0, 648.0, 649.0, 650.0, 651.0, 652.0, 653.0, 654.0, 655.0, 656.0, 657.0, 658.0, 659.0, 660.0, 661.0, 662.0, 663.0, 664.0, 665.0, 666.0, 667.0, 668.0, 669.0, 670.0, 671.0, 672.0, 673.0, 674.0, 675.0, 676.0, 677.0, 678.0, 679.0, 680.0, 681.0, 682.0, 683.0, 684.0, 685.0, 686.0, 687.0, 688.0, 689.0, 690.0, 691.0, 692.0, 693.0, 694.0, 695.0, 696.0, 697.0, 698.0, 699.0]> : tensor<700xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<700xf64>, tensor<700xf64>) -> ()
  return
}
// -----
// iota of complex<f32>
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xcomplex<f32>>
  %1 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0), (6.0, 0.0), (7.0, 0.0), (8.0, 0.0), (9.0, 0.0), (10.0, 0.0), (11.0, 0.0), (12.0, 0.0), (13.0, 0.0), (14.0, 0.0), (15.0, 0.0), (16.0, 0.0)]> : tensor<17xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]], [[(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xcomplex<f32>>
  %5 = stablehlo.constant dense<[[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]], [[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]]> : tensor<2x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]]]> : tensor<3x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xcomplex<f32>>, tensor<3x2x2xcomplex<f32>>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xcomplex<f32>>
  %9 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xcomplex<f32>>
  %11 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
  return
}
// -----
// iota of complex<f64>
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<17xcomplex<f64>>
  %1 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0), (6.0, 0.0), (7.0, 0.0), (8.0, 0.0), (9.0, 0.0), (10.0, 0.0), (11.0, 0.0), (12.0, 0.0), (13.0, 0.0), (14.0, 0.0), (15.0, 0.0), (16.0, 0.0)]> : tensor<17xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3x2xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]], [[(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  %4 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x3xcomplex<f64>>
  %5 = stablehlo.constant dense<[[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]], [[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]]> : tensor<2x2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> ()
  %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2x2xcomplex<f64>>
  %7 = stablehlo.constant dense<[[[(0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]]]> : tensor<3x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x2xcomplex<f64>>, tensor<3x2x2xcomplex<f64>>) -> ()
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x0xcomplex<f64>>
  %9 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x0xcomplex<f64>>, tensor<2x0xcomplex<f64>>) -> ()
  %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xcomplex<f64>>
  %11 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> ()
  return
}
