import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import { navigationOf } from '../../data/session/navigation.ts';
import { mayCalculate, useSession } from '../../data/session/session.ts';
import { contentWidth } from '../../ground/theme.ts';
import { SearchEverywhere } from '../../search/SearchEverywhere.tsx';
import { Brand } from './Brand.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { UserMenu } from './UserMenu.tsx';

export const TopBar = () => {
  const session = useSession();
  const items = navigationOf(session, new Date());
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      className="no-print"
      sx={{ borderBottom: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
    >
      <Toolbar sx={{ width: '100%', maxWidth: contentWidth + 48, mx: 'auto', gap: { xs: 0.5, sm: 1 }, minHeight: 64 }}>
        <NavigationDrawer items={items} />
        <Brand />
        <NavigationLinks items={items} />
        <Box sx={{ flexGrow: { xs: 1, lg: 0 } }} />
        {mayCalculate(session) && <SearchEverywhere />}
        <ThemeButton />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
};
