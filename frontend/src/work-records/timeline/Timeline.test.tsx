import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { show } from '../../shared/testing/render.tsx';
import { Timeline } from './Timeline.tsx';

const record = (id: string, ingressDate: string, egressDate: string) => ({
  ...sampleRecord,
  id,
  companyName: `Empresa ${id}`,
  ingressDate,
  egressDate,
});
const records = [
  record('a', '2000-01-01', '2001-12-31'),
  record('b', '2001-06-01', '2002-12-31'),
  record('c', '2004-01-01', '2005-12-31'),
];
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

it('is one stop of the Tab key, however many records: the arrows lead through them and the gaps in time', async () => {
  const opened: string[] = [];
  show(
    <>
      <Timeline
        records={records}
        asOf="2005-12-31"
        cuts={[]}
        onOpen={(id) => opened.push(id)}
        onFill={({ from }) => opened.push(from)}
      />
      <button type="button">depois</button>
    </>,
  );
  await screen.findByRole('button', { name: 'depois' });
  screen.getByRole('link', { name: 'elsewhere' }).focus();
  await userEvent.tab();
  expect(focused()).toMatch(/^Empresa a/);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/^Empresa b/);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/^Sem registro de 01\/01\/2003 a 31\/12\/2003/);
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(opened).toEqual(['2003-01-01', 'c']);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'depois' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(focused()).toMatch(/^Empresa c/);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(focused()).toMatch(/^Empresa a/);
});
