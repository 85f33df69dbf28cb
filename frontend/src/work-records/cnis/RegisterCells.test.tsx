import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../shared/testing/render.tsx';
import type { Notice } from './notices.ts';
import { Attention } from './RegisterCells.tsx';

const asking = (...titles: readonly string[]): Notice[] =>
  titles.map((title) => ({ title, count: 1, months: '', asks: true }));

describe('what a link has to be looked at for', () => {
  it('is named up to three times', () => {
    show(<Attention notices={asking('PEXT', 'PADM-EMPR', 'PREM-EXT')} />);
    for (const code of ['PEXT', 'PADM-EMPR', 'PREM-EXT']) expect(screen.getByText(code)).toBeVisible();
  });

  it('is of more the first two, and how many others, with their names', () => {
    show(<Attention notices={asking('PEXT', 'PADM-EMPR', 'PREM-EXT', 'PREM-RET')} />);
    expect(screen.getByText('PADM-EMPR')).toBeVisible();
    expect(screen.queryByText('PREM-EXT')).toBeNull();
    expect(screen.getByTitle('PREM-EXT; PREM-RET')).toHaveTextContent('mais 2 que pedem atenção');
  });
});
