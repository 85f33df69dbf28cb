import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appTexts } from '../ground/texts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Broken = () => {
  throw new Error('broken on purpose');
};

describe('a screen that breaks', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('says what to do, and is left behind by going somewhere else', () => {
    const { rerender } = render(
      <ErrorBoundary address="/customer/c1">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText(appTexts.crashTitle)).toBeTruthy();
    rerender(
      <ErrorBoundary address="/">
        <p>the client list</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('the client list')).toBeTruthy();
  });
});
