import { screen } from '@testing-library/react';
import { Authenticated } from 'react-admin';
import { expect, it } from 'vitest';
import { authProvider } from '../../data/auth-provider.ts';
import { tellOtherTabs, useSignedOutElsewhere } from '../../data/session/signed-out-elsewhere.ts';
import { forgetToken } from '../../data/session-token.ts';
import { show } from '../../shared/testing/render.tsx';
import { SignedOut } from './SignedOut.tsx';

const Layout = () => (useSignedOutElsewhere() ? <SignedOut /> : <p>Helena Duarte</p>);

it('whoever left in another tab is told so here, and is not led to the login page without a word', async () => {
  const { router, unmount } = show(
    <Authenticated>
      <Layout />
    </Authenticated>,
    { at: '/customer/c1', path: '/customer/:id', signInAgain: false },
  );
  await screen.findByText('Helena Duarte');
  forgetToken();
  tellOtherTabs('another tab');
  await screen.findByRole('heading', { name: 'Você saiu do Genial' });
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  expect(router.state.location.pathname).toBe('/customer/c1');
  expect(screen.queryByText('Helena Duarte')).toBeNull();
  unmount();
  await expect(authProvider.checkAuth({})).rejects.toThrow();
});
