import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAuthState } from 'react-admin';
import { expect, it } from 'vitest';
import { authProvider } from '../../data/auth-provider.ts';
import { tellOtherTabs, useSignedOutElsewhere } from '../../data/session/signed-out-elsewhere.ts';
import { forgetToken } from '../../data/session-token.ts';
import { show } from '../../shared/testing/render.tsx';
import { SignedOut } from './SignedOut.tsx';

const Layout = () => (useSignedOutElsewhere() ? <SignedOut /> : <p>Helena Duarte</p>);

/** As react-admin draws a layout: anew at any moment, and only while it is known that somebody is signed in. */
const Routes = () => {
  const [drawn, drawAgain] = useState(0);
  const { isPending, authenticated } = useAuthState();
  return (
    <>
      <button type="button" onClick={() => drawAgain(drawn + 1)}>
        draw again
      </button>
      {!isPending && authenticated && <Layout />}
      {!isPending && !authenticated && <p>login page</p>}
    </>
  );
};

const told = () => screen.findByRole('heading', { name: 'Você saiu do Genial' });

it('whoever left in another tab is told so here, and is not led to the login page without a word', async () => {
  const { unmount } = show(<Routes />, { signInAgain: false });
  await screen.findByText('Helena Duarte');
  forgetToken();
  tellOtherTabs('another tab');
  await told();
  expect(screen.queryByText('Helena Duarte')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'draw again' }));
  expect(await told()).toBeVisible();
  expect(screen.queryByText('login page')).toBeNull();
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  unmount();
  await expect(authProvider.checkAuth({})).rejects.toThrow();
});
