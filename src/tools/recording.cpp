// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "recording.h"

#include "values.h"

#include <algorithm>
#include <vector>

namespace tool {

Probes::Probes(const std::optional<std::string> &folder, shlo_recorder *recorder) : folder(folder) {
  if (folder)
    makeFolder(*folder);
  call("", shlo_recorder_set_function, recorder, shlo_record_fn(show), static_cast<void *>(this));
}

void Probes::finish() {
  if (failure)
    std::rethrow_exception(failure);
  if (folder) {
    writeFile(*folder + "/index.tsv", index);
    std::printf("recorded  %s in %s\n", plural(count, "value").c_str(), visible(*folder).c_str());
  } else {
    std::printf("recorded  %s\n", plural(count, "value").c_str());
  }
}

int32_t Probes::show(const shlo_recorded *value, void *user) {
  auto &probes = *static_cast<Probes *>(user);
  try {
    probes.folder ? probes.write(value) : probes.print(value);
    ++probes.count;
    return 0;
  } catch (...) { // not through the library
    probes.failure = std::current_exception();
    return 1;
  }
}

namespace {

std::string iterationsOf(const shlo_recorded *value) {
  std::string text;
  for (size_t i = 0; i < shlo_recorded_loop_count(value); ++i)
    text += (i ? "," : "") + std::to_string(shlo_recorded_iteration(value, i));
  return text;
}

std::string numberText(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", number);
  return text;
}

} // namespace

void Probes::write(const shlo_recorded *value) {
  const std::string op = shlo_recorded_op(value, nullptr);
  std::string name = std::to_string(count);
  name = std::string(name.size() < 6 ? 6 - name.size() : 0, '0') + name + "_" + op.substr(op.find('.') + 1) + "_" +
         std::to_string(shlo_recorded_result(value)) + ".npy";
  const shlo_tensor *tensor = shlo_recorded_tensor(value);
  writeFile(*folder + "/" + name, textOf(make<Buffer>("", shlo_tensor_to_npy, tensor)));
  index += name + "\t" + op + "\t" + visible(shlo_recorded_location(value, nullptr)) + "\t" +
           std::to_string(shlo_recorded_result(value)) + "\t" + std::to_string(shlo_recorded_process(value)) + "\t" +
           iterationsOf(value) + "\t" + typeOf(tensor);
  if (hasOrder(shlo_tensor_element_type(tensor))) {
    const Statistics statistics = statisticsOf(tensor);
    const bool hasNumbers = statistics.count != 0;
    index += "\t" + (hasNumbers ? numberText(statistics.min) : "") + "\t" +
             (hasNumbers ? numberText(statistics.max) : "") + "\t" + (hasNumbers ? numberText(statistics.mean()) : "") +
             "\t" + std::to_string(statistics.nan) + "\t" + std::to_string(statistics.infinite) + "\n";
  } else {
    index += "\t\t\t\t\t\n";
  }
}

void Probes::print(const shlo_recorded *value) {
  Style style(stdout);
  const shlo_tensor *tensor = shlo_recorded_tensor(value);
  const std::string place = visible(shlo_recorded_location(value, nullptr)), iterations = iterationsOf(value);
  std::string text = std::string(style.bold) + shlo_recorded_op(value, nullptr) + style.reset;
  if (!place.empty())
    text += "  " + place;
  if (shlo_recorded_result(value))
    text += "  result " + std::to_string(shlo_recorded_result(value));
  if (shlo_recorded_process(value))
    text += "  process " + std::to_string(shlo_recorded_process(value));
  if (!iterations.empty())
    text += "  iteration " + iterations;
  text += "  " + typeOf(tensor);
  if (hasOrder(shlo_tensor_element_type(tensor))) {
    const Statistics statistics = statisticsOf(tensor);
    if (statistics.count)
      text += "  min " + numberText(statistics.min) + "  max " + numberText(statistics.max) + "  mean " +
              numberText(statistics.mean());
    if (statistics.nan)
      text += "  " + std::to_string(statistics.nan) + " NaN";
    if (statistics.infinite)
      text += "  " + std::to_string(statistics.infinite) + " infinite";
  }
  std::printf("%s\n", text.c_str());
}

namespace {

struct Row {
  std::string name, place;
  uint64_t nanoseconds, calls, steps, bytes;
};

// The rows that took longest, and all others as one.
void printRows(const char *title, std::vector<Row> rows) {
  constexpr size_t mostRows = 20;
  Style style(stdout);
  uint64_t sum = 0;
  for (const Row &row : rows)
    sum += row.nanoseconds;
  std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.nanoseconds > b.nanoseconds; });
  if (rows.size() > mostRows) {
    Row others{plural(rows.size() - mostRows + 1, "other"), "", 0, 0, 0, 0};
    for (size_t i = mostRows - 1; i < rows.size(); ++i) {
      others.nanoseconds += rows[i].nanoseconds;
      others.calls += rows[i].calls;
      others.bytes += rows[i].bytes;
    }
    rows.resize(mostRows - 1);
    rows.push_back(others);
  }
  std::printf("%s%-36s %10s %6s %10s %10s%s\n", style.bold, title, "time", "%", "calls", "bytes", style.reset);
  for (const Row &row : rows) {
    std::printf("%-36s %10s %6.1f %10llu %10s", row.name.c_str(), humanTime(double(row.nanoseconds) * 1e-9).c_str(),
                sum ? 100 * double(row.nanoseconds) / double(sum) : 0.0, static_cast<unsigned long long>(row.calls),
                humanBytes(row.bytes).c_str());
    if (row.steps)
      std::printf("  %s", plural(row.steps, "step").c_str());
    std::printf("%s%s\n", row.place.empty() ? "" : "  ", row.place.c_str());
  }
}

template <typename Measure> Row rowOf(std::string name, std::string place, Measure measure) {
  return {std::move(name),
          std::move(place),
          measure(SHLO_MEASURE_NANOSECONDS),
          measure(SHLO_MEASURE_CALLS),
          measure(SHLO_MEASURE_STEPS),
          measure(SHLO_MEASURE_BYTES_READ) + measure(SHLO_MEASURE_BYTES_WRITTEN)};
}

} // namespace

void printTimes(const shlo_recorder *recorder) {
  std::vector<Row> ops, kernels;
  for (size_t i = 0; i < shlo_recorder_op_count(recorder); ++i)
    ops.push_back(rowOf(shlo_recorder_op_name(recorder, i, nullptr),
                        visible(shlo_recorder_op_location(recorder, i, nullptr)),
                        [&](shlo_measure what) { return shlo_recorder_op_measure(recorder, i, what); }));
  for (size_t i = 0; i < shlo_recorder_kernel_count(recorder); ++i) {
    const size_t count = shlo_recorder_kernel_op_count(recorder, i);
    std::string name = shlo_recorder_kernel_name(recorder, i, nullptr);
    if (count > 1)
      name += " of " + plural(count, "op");
    const int64_t last = shlo_recorder_kernel_op(recorder, i, count - 1);
    kernels.push_back(rowOf(name, last < 0 ? "" : visible(shlo_recorder_op_location(recorder, size_t(last), nullptr)),
                            [&](shlo_measure what) { return shlo_recorder_kernel_measure(recorder, i, what); }));
  }
  printRows("op", std::move(ops));
  printRows("kernel", std::move(kernels));
}

} // namespace tool
