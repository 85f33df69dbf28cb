import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { paths } from '../ground/paths.ts';
import { LoginForm } from './LoginForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts as texts } from './texts.ts';

const Links = () => (
  <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
    <Link component={RouterLink} to={paths.forgotPassword}>
      {texts.forgot}
    </Link>
    <Typography>
      {texts.registerQuestion}{' '}
      <Link component={RouterLink} to={paths.plans} underline="always">
        {texts.register}
      </Link>
    </Typography>
  </Box>
);

/** For visitors alone: the roof sends on whoever is signed in. */
export const LoginPage = () => (
  <SignInFrame title={texts.title}>
    <LoginForm />
    <Links />
  </SignInFrame>
);
