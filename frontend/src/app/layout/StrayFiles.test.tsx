import { createEvent, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StrayFiles } from './StrayFiles.tsx';

const letGo = (kind: 'dragOver' | 'drop', types: readonly string[]): boolean => {
  const event = createEvent[kind](document.body, { dataTransfer: { types, files: [] } });
  fireEvent(document.body, event);
  return event.defaultPrevented;
};

it('a file that is let go beside its place opens nothing in the place of the page', () => {
  render(<StrayFiles />);
  expect([letGo('dragOver', ['Files']), letGo('drop', ['Files'])]).toEqual([true, true]);
});

it('a text that is dragged within a field is left alone', () => {
  render(<StrayFiles />);
  expect([letGo('dragOver', ['text/plain']), letGo('drop', ['text/plain'])]).toEqual([false, false]);
});
