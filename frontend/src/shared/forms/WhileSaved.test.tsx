import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { WhileSaved } from './WhileSaved.tsx';

const form = (busy: boolean, onTick: () => void) => (
  <WhileSaved busy={busy}>
    <input aria-label="name" />
    <input type="checkbox" aria-label="tick" onChange={onTick} />
  </WhileSaved>
);

it('takes nothing more while the fields are on their way, keeps the focus, and goes on where it was refused', async () => {
  const tick = vi.fn();
  const { rerender } = render(form(false, tick));
  await userEvent.type(screen.getByLabelText('name'), 'Ana');
  rerender(form(true, tick));
  await userEvent.keyboard(' Maria');
  await userEvent.paste(' Maria');
  expect(screen.getByLabelText('name')).toHaveValue('Ana');
  expect(screen.getByLabelText('name')).toHaveFocus();
  await userEvent.click(screen.getByLabelText('tick'));
  expect(tick).not.toHaveBeenCalled();
  rerender(form(false, tick));
  await userEvent.type(screen.getByLabelText('name'), ' Lima');
  expect(screen.getByLabelText('name')).toHaveValue('Ana Lima');
  await userEvent.click(screen.getByLabelText('tick'));
  expect(tick).toHaveBeenCalledOnce();
});

it('lets the keyboard go on to the buttons', async () => {
  render(form(true, () => undefined));
  screen.getByLabelText('name').focus();
  await userEvent.tab();
  expect(screen.getByLabelText('tick')).toHaveFocus();
});
