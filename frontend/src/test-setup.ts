import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { isApiError } from './data/api-error.ts';
import { findLabelsByIndex } from './test-labels.ts';
import { keepNoOwnerStacks } from './test-react.ts';
import { findStylesByClass } from './test-styles.ts';

keepNoOwnerStacks();
findLabelsByIndex();
findStylesByClass();

/** What is missing, with the page as it is when somebody reads the message: a query that waits fails often, and is not read. */
const missing = (message: string | null, page: Element): Error =>
  Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', {
    configurable: true,
    get: () => [message, prettyDOM(page)].join('\n\n'),
  });

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 60_000, getElementError: missing });

/** A component that complains on the console is not finished: the complaint fails its test. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    // In development react-admin prints every refused call; the screen's answer to it is what a test looks at.
    if (!isApiError(parts[0])) complaints.push(parts);
  });
});

afterEach(() => {
  cleanup();
  // The files of a worker share the page: what one leaves, a screen of another would be found beside.
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints).toEqual([]);
});
