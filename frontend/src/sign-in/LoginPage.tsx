import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useCheckAuth } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { isRouted } from '../app/paths.ts';
import { LoginForm } from './LoginForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts as texts } from './texts.ts';

/** Whoever is signed in already goes on to the calculator. */
const useSkipWhenSignedIn = () => {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  useEffect(() => {
    checkAuth({}, false)
      .then(() => navigate('/', { replace: true }))
      .catch(() => undefined);
  }, [checkAuth, navigate]);
};

const Links = () => (
  <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
    {isRouted('/forgot-password') && (
      <Link component={RouterLink} to="/forgot-password">
        {texts.forgot}
      </Link>
    )}
    {isRouted('/plans') && (
      <Typography>
        {texts.registerQuestion}{' '}
        <Link component={RouterLink} to="/plans">
          {texts.register}
        </Link>
      </Typography>
    )}
  </Box>
);

export const LoginPage = () => {
  useSkipWhenSignedIn();
  return (
    <SignInFrame title={texts.title}>
      <LoginForm />
      <Links />
    </SignInFrame>
  );
};
