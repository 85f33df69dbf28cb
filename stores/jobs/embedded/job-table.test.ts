import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isGone, THIS_HOLDER } from './holder.ts';

describe('the holder of a job', () => {
  it('is alive while its process runs', () => {
    expect(isGone(THIS_HOLDER)).toBe(false);
    expect(isGone(`${hostname()}/${process.ppid}/another`)).toBe(false);
  });

  it('is gone when its process has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(isGone(`${hostname()}/${pid}/ended`)).toBe(true);
  });

  it('is gone when its pid is now ours', () => {
    expect(isGone(`${hostname()}/${process.pid}/our-predecessor`)).toBe(true);
  });

  it('is unknown on another machine', () => {
    expect(isGone('elsewhere/1/unknown')).toBe(false);
  });
});
