import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { gridOf, gridReducer } from './grid-state.ts';
import { RemunerationGrid } from './RemunerationGrid.tsx';
import { remarkOf } from './remarks.ts';
import { useSheet } from './useSheet.ts';

const record = { ...sampleRecord, ingressDate: '2020-01-10', egressDate: '2020-06-20' };

const noticed = vi.fn();

const Sheet = ({ onPaste = vi.fn() }: { onPaste?: (index: number, text: string) => void }) => {
  const [grid, dispatch] = useReducer(gridReducer, null, () => gridOf(record, '2026-11-20', null));
  const body = useRef<HTMLTableSectionElement>(null);
  const { range, handlers } = useSheet({ rows: grid.rows, dispatch, body, onTyping: noticed, onPaste });
  return (
    <RemunerationGrid
      body={body}
      rows={grid.rows}
      limits={new Map()}
      indexes={new Map([['2020-02', 2]])}
      regimeType="RGPS"
      range={range}
      handlers={handlers}
      autoFocus={false}
    />
  );
};
const cell = (month: string) => screen.getByLabelText(`Remuneração de ${month}`);

describe('the sheet of remunerations', () => {
  it('has a row for each month and one for the 13th', () => {
    render(<Sheet />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '01/2020',
      '02/2020',
      '03/2020',
      '04/2020',
      '05/2020',
      '06/2020',
      '13º/2020',
      'Soma',
    ]);
  });

  it('shows what a value is worth on the calculation date, and the sums', async () => {
    render(<Sheet />);
    await userEvent.type(cell('02/2020'), '1000{Enter}');
    const row = screen.getByRole('row', { name: /^02\/2020/ });
    expect(row).toHaveTextContent('2,0000002.000,00');
    await userEvent.type(cell('01/2020'), '1{Enter}');
    expect(screen.getByRole('row', { name: /^Soma/ })).toHaveTextContent(
      '1.001,002.000,00sem as competências que ainda não têm índice',
    );
  });

  it('empties the months that Shift and the arrows chose', async () => {
    render(<Sheet />);
    await userEvent.type(cell('01/2020'), '1{Enter}2{Enter}3{Enter}');
    await userEvent.click(cell('01/2020'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    expect(cell('01/2020')).toHaveValue('');
    expect(cell('02/2020')).toHaveValue('');
    expect(cell('03/2020')).toHaveValue('3,00');
  });

  it('replaces the amount of a cell that had the focus already when it is clicked and typed into', async () => {
    render(<Sheet />);
    await userEvent.type(cell('01/2020'), '1234,56{Enter}');
    cell('01/2020').focus();
    await userEvent.click(cell('01/2020'));
    await userEvent.keyboard('500{Enter}');
    expect(cell('01/2020')).toHaveValue('500,00');
  });

  it('goes up and down with arrows and Enter, keeping what was typed', async () => {
    render(<Sheet />);
    await userEvent.click(cell('01/2020'));
    await userEvent.keyboard('1234,5{Enter}2000{ArrowDown}{ArrowUp}');
    expect(cell('01/2020')).toHaveValue('1.234,50');
    expect(cell('02/2020')).toHaveFocus();
    expect(cell('02/2020')).toHaveValue('2.000,00');
  });

  it('hands on a pasted table with its row, and takes a single amount like typing', async () => {
    const onPaste = vi.fn();
    render(<Sheet onPaste={onPaste} />);
    await userEvent.click(cell('02/2020'));
    await userEvent.paste('1.100,00\r\n1200.5\r\n');
    expect(onPaste.mock.calls).toEqual([[1, '1.100,00\r\n1200.5\r\n']]);
    expect(cell('02/2020')).toHaveValue('');
    await userEvent.paste('1.100,00');
    await userEvent.keyboard('{Enter}');
    expect(cell('02/2020')).toHaveValue('1.100,00');
    expect(onPaste).toHaveBeenCalledTimes(1);
  });

  it('marks what is no remuneration, keeps it, and says why beside it', async () => {
    render(<Sheet />);
    await userEvent.type(cell('02/2020'), 'abc{Enter}');
    expect(cell('02/2020')).toHaveValue('abc');
    expect(cell('02/2020')).toBeInvalid();
    expect(cell('02/2020')).toHaveAccessibleDescription('Não é um valor: escreva como 1.234,56');
    expect(cell('03/2020')).toBeValid();
    await userEvent.clear(cell('02/2020'));
    await userEvent.type(cell('02/2020'), '10{Enter}');
    expect(cell('02/2020')).toBeValid();
  });

  it('is undone by Ctrl+Z, also where Caps Lock makes a capital of it', async () => {
    render(<Sheet />);
    for (const key of ['z', 'Z']) {
      await userEvent.clear(cell('02/2020'));
      await userEvent.type(cell('02/2020'), '1000{Enter}');
      expect(cell('02/2020')).toHaveValue('1.000,00');
      await userEvent.click(cell('03/2020'));
      await userEvent.keyboard(`{Control>}${key}{/Control}`);
      expect(cell('02/2020')).toHaveValue('');
    }
  });

  it('takes back what is being typed with Escape', async () => {
    render(<Sheet />);
    await userEvent.type(cell('01/2020'), '99{Escape}');
    expect(cell('01/2020')).toHaveValue('');
  });

  it('names the limit of the month that a value passes; the ceiling is no limit for servants', () => {
    const row = {
      key: '2020-01',
      month: '01',
      year: 2020,
      value: 7000,
      readValue: undefined,
      unread: null,
      saved: null,
    };
    const limits = { minimum: 1039, ceiling: 6101.06 };
    expect(remarkOf(row, limits, 'RGPS')).toBe('Acima do teto do mês: R$ 6.101,06');
    expect(remarkOf(row, limits, 'RPPS')).toBe('');
    expect(remarkOf({ ...row, value: 500 }, limits, 'RPPS')).toBe('Abaixo do salário mínimo do mês: R$ 1.039,00');
    expect(remarkOf({ ...row, value: 6101.06, readValue: 7000 }, limits, 'RGPS')).toBe(
      'Limitado ao teto do mês; lido no CNIS: R$ 7.000,00',
    );
    expect(remarkOf({ ...row, value: 1039, readValue: 500 }, limits, 'RGPS')).toBe(
      'Elevado ao salário mínimo do mês; lido no CNIS: R$ 500,00',
    );
    expect(remarkOf({ ...row, value: 2000, readValue: 500 }, limits, 'RGPS')).toBe('Lido no CNIS: R$ 500,00');
  });
});
