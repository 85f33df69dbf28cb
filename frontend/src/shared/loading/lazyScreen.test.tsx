import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../testing/render.tsx';
import { fetchList } from './idle.ts';
import { lazyDialog, lazyScreen } from './lazyScreen.tsx';

const Page = () => <p>a tela</p>;

/** The server as it is found when a file did not come; null: it is not found. */
const serverSays = (page: string | null) =>
  vi.stubGlobal('fetch', async () => {
    if (page === null) throw new TypeError('Failed to fetch');
    return new Response(page);
  });

const released = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;

const failing = (times: number) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Page };
  };
};

describe('a screen whose file does not come', () => {
  let script: HTMLScriptElement;
  beforeEach(() => {
    script = document.createElement('script');
    script.setAttribute('type', 'module');
    script.setAttribute('src', '/assets/index-1.js');
    document.head.append(script);
    // React tells the console of what a boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => script.remove());

  const open = (times: number) => {
    const Screen = lazyScreen(failing(times));
    show(
      <Suspense>
        <Screen />
      </Suspense>,
    );
  };

  it('says that there is no connection, and comes when it is tried again', async () => {
    serverSays(null);
    open(2);
    expect(await screen.findByText('Sem conexão')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('a tela')).toBeVisible();
  });

  it('comes by itself once there is a network again', async () => {
    serverSays(null);
    open(1);
    await screen.findByText('Sem conexão');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('a tela')).toBeVisible();
  });

  it('says that there is a new version where the server serves another release', async () => {
    serverSays(released('/assets/index-2.js'));
    open(1);
    expect(await screen.findByText('Há uma versão nova')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
  });

  it('is not called outdated while the server serves this release', async () => {
    serverSays(released('/assets/index-1.js'));
    open(1);
    expect(await screen.findByText('Esta tela não pôde ser carregada')).toBeVisible();
  });

  it('leaves the screen below a dialog as it was', async () => {
    serverSays(null);
    const OverIt = lazyDialog<{ onClose: () => void }>(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const Below = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <textarea aria-label="typed" />
          {isOpen && <OverIt onClose={() => setOpen(false)} />}
        </>
      );
    };
    show(<Below />);
    await screen.findByText('Sem conexão');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await userEvent.type(screen.getByLabelText('typed'), 'kept');
    expect(screen.getByLabelText('typed')).toHaveValue('kept');
  });
});

describe('the screens of the main job', () => {
  it('are fetched before they are opened, also those that a fetched one names', async () => {
    const list = fetchList();
    const fetched: string[] = [];
    lazyScreen(
      async () => {
        fetched.push('page');
        lazyDialog(
          async () => {
            fetched.push('dialog');
            return { default: Page };
          },
          { beforehand: list },
        );
        return { default: Page };
      },
      { beforehand: list },
    );
    expect(fetched).toEqual([]);
    const stop = list.start();
    await expect.poll(() => fetched).toEqual(['page', 'dialog']);
    stop();
  });
});
