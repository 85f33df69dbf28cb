import GuideIcon from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { appTexts } from '../../ground/texts.ts';
import { manualPath, pageOfScreen } from '../../manual/page-of-screen.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { useShownTitle } from '../../shared/page/page-title.tsx';
import { routeOf } from '../routes.tsx';
import { Trail } from './Trail.tsx';

/** On a phone the trail needs the room of the words; on the smallest every title does. */
const GuideLink = ({ to, iconOnly }: { to: string; iconOnly: boolean }) => (
  <Button
    component={Link}
    to={to}
    size="small"
    aria-label={appTexts.guide}
    sx={{ flexShrink: 0, minWidth: 44, gap: 1 }}
  >
    <GuideIcon fontSize="small" />
    <Box component="span" sx={{ [`@media (max-width: ${iconOnly ? 600 : 360}px)`]: { display: 'none' } }}>
      {appTexts.guide}
    </Box>
  </Button>
);

/**
 * The route's icon and title, and the way to the page of the manual that tells of this screen. A page about something with a name has its own heading,
 * and the trail that leads to it stands here.
 */
export const PageHeader = () => {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const shown = useShownTitle();
  const title = shown?.tab ?? shown?.here ?? route?.title ?? appTexts.notFoundTitle;
  useEffect(() => {
    document.title = `${title} · ${appTexts.brand}`;
  }, [title]);
  if (route === undefined) return null;
  const Icon = route.icon;
  return (
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, mb: 2 }}>
      <Icon color="primary" aria-hidden />
      {shown === null ? (
        <PageHeading key={route.path} sx={{ flexGrow: 1 }}>
          {route.title}
        </PageHeading>
      ) : (
        <Trail {...shown} />
      )}
      {route.path !== paths.manual && <GuideLink to={manualPath(pageOfScreen(pathname))} iconOnly={shown !== null} />}
    </Box>
  );
};
