import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

it('asks for nothing twice when it is clicked twice before the first click shows', () => {
  const confirm = vi.fn();
  const dialog = (busy: boolean) => (
    <ConfirmDialog open title="Remover Ana?" action="Remover" busy={busy} onConfirm={confirm} onClose={vi.fn()}>
      Não volta.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(false));
  const twice = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  };
  twice();
  expect(confirm).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  twice();
  expect(confirm).toHaveBeenCalledTimes(1);
  rerender(dialog(false));
  twice();
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('stays open for the second click of a double click on what opened it, and closes by Escape', async () => {
  const close = vi.fn();
  render(
    <ConfirmDialog open title="Salvar?" action="Salvar" onConfirm={vi.fn()} onClose={close}>
      De outra pessoa.
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
