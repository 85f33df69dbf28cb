import SignedOutIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { appTexts } from '../../ground/texts.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';

/** In the place of everything, once somebody signed out in another tab: nothing of a client is left here. */
export const SignedOut = () => {
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // All but what react-admin knows of the session: while it asks for that anew it takes this page away.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
    sessionStorage.clear();
    document.title = `${appTexts.signedOutTitle} · ${appTexts.brand}`;
  }, [queries]);
  return (
    <Box component="main" id="content">
      <EmptyState icon={SignedOutIcon} title={appTexts.signedOutTitle} body={appTexts.signedOutBody} heading="h1">
        <Button
          component={Link}
          to="/login"
          state={{ nextPathname: pathname, nextSearch: search }}
          variant="contained"
          autoFocus
        >
          {appTexts.signInAgainAction}
        </Button>
      </EmptyState>
    </Box>
  );
};
