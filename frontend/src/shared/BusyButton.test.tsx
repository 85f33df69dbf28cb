import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BusyButton } from './BusyButton.tsx';

it('keeps the focus while what it started is under way, and does not start it again', async () => {
  const [submit, click] = [vi.fn((event: { preventDefault(): void }) => event.preventDefault()), vi.fn()];
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <BusyButton type="submit" busy={busy} onClick={click}>
        Salvar
      </BusyButton>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.click(button);
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect([submit.mock.calls.length, click.mock.calls.length]).toEqual([1, 1]);
});

it('takes a double click as one, also before it is told that it is busy', async () => {
  const [submit, click] = [vi.fn((event: { preventDefault(): void }) => event.preventDefault()), vi.fn()];
  render(
    <form onSubmit={submit}>
      <BusyButton type="submit" busy={false} onClick={click}>
        Salvar
      </BusyButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.dblClick(button);
  expect([submit.mock.calls.length, click.mock.calls.length]).toEqual([1, 1]);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect([submit.mock.calls.length, click.mock.calls.length]).toEqual([3, 3]);
});
