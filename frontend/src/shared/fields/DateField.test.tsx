import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/render.tsx';
import { DateField } from './DateField.tsx';

const Field = ({ start = '', allowFuture = false }: { start?: string; allowFuture?: boolean }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Data" value={value} onChange={setValue} allowFuture={allowFuture} lastDay="2026-11-20" />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('2000-01-02')}>
        from outside
      </button>
    </>
  );
};
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Data' });
const value = () => screen.getByRole('status').textContent;

describe('a date field', () => {
  it.each([
    ['10031964', '10/03/1964', '1964-03-10'],
    ['10/03/1964', '10/03/1964', '1964-03-10'],
    ['1/3/1964', '01/03/1964', '1964-03-01'],
    ['9-9-1999', '09/09/1999', '1999-09-09'],
    ['1964-03-10', '10/03/1964', '1964-03-10'],
    ['1964-3-10', '10/03/1964', '1964-03-10'],
    ['19640310', '10/03/1964', '1964-03-10'],
  ])('takes %s as typed', async (typed, shown, iso) => {
    show(<Field />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(iso);
  });

  it.each([
    ['2/3/65', '02/03/1965', '1965-03-02'],
    ['020358', '02/03/1958', '1958-03-02'],
    ['1964-3-1', '01/03/1964', '1964-03-01'],
    ['31/02/65', '31/02/65', '31/02/65'],
    ['2/3/', '02/03/', '02/03/'],
  ])('reads %s when it is left', async (typed, shown, iso) => {
    show(<Field />);
    await userEvent.type(field(), typed);
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(iso);
  });

  it.each([['1964-03-10'], ['10.03.1964'], ['10/3/1964'], ['10/3/64']])('reads %s when pasted', async (pasted) => {
    show(<Field start="2001-01-01" />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue('10/03/1964');
    expect(value()).toBe('1964-03-10');
  });

  it('says what is wrong with a future day and takes the value back', async () => {
    show(<Field start="2001-01-01" />);
    await userEvent.clear(field());
    await userEvent.type(field(), '21112026');
    expect(
      await screen.findByText('A data informada é inválida, informe uma data válida menor ou igual a hoje'),
    ).toBeVisible();
    await waitFor(() => expect(field()).toHaveValue('01/01/2001'));
    expect(value()).toBe('2001-01-01');
  });

  it('accepts today, and the future where the field ignores the limit', async () => {
    const { unmount } = show(<Field />);
    await userEvent.type(field(), '20112026');
    expect(value()).toBe('2026-11-20');
    unmount();
    show(<Field allowFuture />);
    await userEvent.type(field(), '01012030');
    expect(value()).toBe('2030-01-01');
  });

  it('keeps what is no day as typed, for the form to refuse', async () => {
    show(<Field />);
    await userEvent.type(field(), '31022020');
    expect(value()).toBe('31/02/2020');
  });

  it('shows what the form sets from outside', async () => {
    show(<Field start="1990-05-05" />);
    expect(field()).toHaveValue('05/05/1990');
    await userEvent.click(screen.getByRole('button', { name: 'from outside' }));
    expect(field()).toHaveValue('02/01/2000');
  });
});
