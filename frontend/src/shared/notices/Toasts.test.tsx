import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../testing/render.tsx';
import { useUndoable } from './useUndoable.tsx';

const Speaker = ({ undo }: { undo: () => Promise<unknown> }) => {
  const notify = useNotify();
  const offer = useUndoable();
  const navigate = useNavigate();
  const [hasForm, setHasForm] = useState(false);
  return (
    <>
      {hasForm && <button type="submit">Salvar</button>}
      <button type="button" onClick={() => setHasForm(true)}>
        form
      </button>
      <button type="button" onClick={() => notify('Primeiro')}>
        first
      </button>
      <button type="button" onClick={() => notify('Segundo')}>
        second
      </button>
      <button type="button" onClick={() => offer('Regime alterado', undo)}>
        change
      </button>
      <Link to="/b">there</Link>
      <button
        type="button"
        onClick={async () => {
          await navigate('/b');
          notify('Chegou');
        }}
      >
        go
      </button>
    </>
  );
};

const open = (undo = async (): Promise<unknown> => undefined) => {
  serve({});
  return show(<Speaker undo={undo} />, { at: '/a', path: '/:page' });
};

afterEach(() => vi.restoreAllMocks());

describe('a notice', () => {
  it('stands at the bottom left, alone, and does not follow to another page', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'first' }));
    expect((await screen.findByText('Primeiro')).closest('.MuiSnackbar-anchorOriginBottomLeft')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'second' }));
    expect(await screen.findByText('Segundo')).toBeVisible();
    expect(screen.queryByText('Primeiro')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'there' }));
    await waitFor(() => expect(screen.queryByText('Segundo')).toBeNull());
  });

  it('stands above the button of a form on which it would lie, and nowhere else', async () => {
    const edges = (top: number, bottom: number) => new DOMRect(20, top, 200, bottom - top);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('[type="submit"]')) return edges(700, 740);
      return this.matches('.MuiSnackbar-root') ? edges(720, 780) : edges(0, 0);
    });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'first' }));
    const notice = (await screen.findByText('Primeiro')).closest('.MuiSnackbar-root');
    expect(notice).toHaveStyle({ marginBottom: '0px' });
    await userEvent.click(screen.getByRole('button', { name: 'form' }));
    await userEvent.click(screen.getByRole('button', { name: 'second' }));
    expect((await screen.findByText('Segundo')).closest('.MuiSnackbar-root')).toHaveStyle({ marginBottom: '88px' });
  });

  it('that comes with a new page is not closed with the notice of the page before', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'first' }));
    await screen.findByText('Primeiro');
    await userEvent.click(screen.getByRole('button', { name: 'go' }));
    expect(await screen.findByText('Chegou')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Primeiro')).toBeNull());
    expect(screen.getByText('Chegou')).toBeVisible();
  });

  it('of what can be undone offers it once, and says that it was', async () => {
    let undone = 0;
    open(async () => {
      undone += 1;
    });
    await userEvent.click(screen.getByRole('button', { name: 'change' }));
    expect(await screen.findByText('Regime alterado')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Desfeito')).toBeVisible();
    expect(undone).toBe(1);
  });
});
