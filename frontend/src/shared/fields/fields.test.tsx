import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MaskedField } from './MaskedField.tsx';
import { phoneMask, zipcodeMask } from './masks.ts';
import { SpanField } from './SpanField.tsx';

const Masked = ({ mask = phoneMask }) => {
  const [value, setValue] = useState('');
  return (
    <>
      <MaskedField label="Campo" mask={mask} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
};
const Span = () => {
  const [value, setValue] = useState({ years: 0, months: 0, days: 0 });
  return (
    <>
      <SpanField label="Tempo" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
};
const field = (): HTMLInputElement => screen.getByRole('textbox');
const value = () => screen.getByRole('status').textContent;

describe('a masked field', () => {
  it('shows the mask of a fixed and of a mobile phone, and keeps digits', async () => {
    render(<Masked />);
    await userEvent.type(field(), '1132654321');
    expect(field()).toHaveValue('(11) 3265-4321');
    await userEvent.type(field(), '9');
    expect(field()).toHaveValue('(11) 32654-3219');
    expect(value()).toBe('11326543219');
  });

  it.each([
    {
      mask: phoneMask,
      before: '1132654321',
      pasted: '+55 (41) 99876-5432',
      shown: '(41) 99876-5432',
      digits: '41998765432',
    },
    { mask: zipcodeMask, before: '', pasted: '80.010-000', shown: '80010-000', digits: '80010000' },
    { mask: zipcodeMask, before: '80010', pasted: 'CEP 80010-000', shown: '80010-000', digits: '80010000' },
  ])('takes a pasted $pasted in place of "$before", and tells it', async ({ mask, before, pasted, shown, digits }) => {
    render(<Masked mask={mask} />);
    await userEvent.click(field());
    if (before !== '') await userEvent.keyboard(before);
    await userEvent.paste(pasted);
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(digits);
  });

  it('goes on from what was pasted', async () => {
    render(<Masked mask={zipcodeMask} />);
    await userEvent.click(field());
    await userEvent.paste('80.010');
    await userEvent.keyboard('123{Backspace}');
    expect(field()).toHaveValue('80010-12');
    expect(value()).toBe('8001012');
  });

  it('ignores what is no digit and what is too much', async () => {
    render(<Masked mask={zipcodeMask} />);
    await userEvent.type(field(), '01x3101009');
    expect(field()).toHaveValue('01310-100');
    expect(value()).toBe('01310100');
  });
});

describe('a span field', () => {
  it('replaces the zero by what is typed and takes digits only', async () => {
    render(<Span />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Tempo: anos' }));
    await userEvent.keyboard('32');
    await userEvent.tab();
    await userEvent.keyboard('-4');
    expect(value()).toBe('{"years":32,"months":4,"days":0}');
  });

  it.each([
    ['5,5', '5,5', 5],
    ['5.5', '5.5', 5],
    ['1.200', '1.200', 1200],
    [',5', ',5', 0],
    ['123456', '12345', 12345],
  ])('takes the whole part of %s', async (typed, shown, days) => {
    render(<Span />);
    const field = screen.getByRole('textbox', { name: 'Tempo: dias' });
    await userEvent.click(field);
    await userEvent.keyboard(typed);
    expect(field).toHaveValue(shown);
    await userEvent.tab();
    expect(field).toHaveValue(String(days));
    expect(value()).toBe(`{"years":0,"months":0,"days":${days}}`);
  });
});
