import { relative } from "node:path";
import { root } from "./run.mjs";

/**
 * What a suite's report says: how many passed, failed and were skipped, and a line (`told`) for each that failed
 * or passed at another try only.
 */

const firstLine = (text) => (text ?? "no word of why").split("\n", 1)[0];
const anotherTry = "passed at another try";

/** Vitest's JSON: a test that passed with messages of failures had failed before. */
export const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      (file) => file.status === "failed" && file.assertionResults.length === 0,
    ).length,
  skipped: report.numPendingTests + report.numTodoTests,
  told: report.testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...(status === "failed" && assertionResults.length === 0
      ? [`failed: ${relative(root, name)}: ${firstLine(message)}`]
      : []),
    ...assertionResults
      .filter(
        ({ status, failureMessages }) =>
          status === "failed" || (status === "passed" && failureMessages.length > 0),
      )
      .map(
        ({ status, fullName, failureMessages }) =>
          `${status === "failed" ? "failed" : anotherTry}: ${relative(root, name)} › ${fullName}: ${firstLine(failureMessages[0])}`,
      ),
  ]),
});

/**
 * Files with tests that began and never ended: the process that ran them is gone (Node's engine sometimes ends one
 * that frees WebAssembly: "Check failed: jit_page_->allocations_"). What was skipped is called skipped.
 */
export const listLost = (report) =>
  report.testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === "pending"))
    .map(({ name }) => relative(root, name));

const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Playwright's JSON, which calls those that passed at another try flaky. */
export const readPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  told: listSpecs({ suites }).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(
        ({ status, results }) =>
          `${status === "flaky" ? anotherTry : "failed"}: ${file} › ${title}: ${firstLine(results[0]?.error?.message)}`,
      ),
  ),
});
