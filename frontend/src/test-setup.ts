import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A component that complains on the console is not finished: the complaint fails its test. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
