import GuideIcon from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { routeOf } from '../routes.tsx';
import { useSession } from '../session/session.ts';
import { appTexts } from '../texts.ts';

/** The route's icon and title, and the way to the quick guide. */
export const PageHeader = () => {
  const route = routeOf(useLocation().pathname);
  const { guide } = useSession().links;
  const title = route?.title ?? appTexts.notFoundTitle;
  useEffect(() => {
    document.title = `${title} · ${appTexts.brand}`;
  }, [title]);
  if (route === undefined) return null;
  const Icon = route.icon;
  return (
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, mb: 2 }}>
      <Icon color="primary" aria-hidden />
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {guide !== null && (
        <Button startIcon={<GuideIcon />} href={guide} target="_blank" rel="noreferrer" size="small">
          {appTexts.guide}
        </Button>
      )}
    </Box>
  );
};
