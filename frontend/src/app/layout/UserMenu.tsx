import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import DownIcon from '@mui/icons-material/ExpandMore';
import PlacesIcon from '@mui/icons-material/LocationCityOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { appTexts } from '../../ground/texts.ts';
import { Initials } from '../../shared/Initials.tsx';

/** The user's name with what concerns the user alone. */
export const UserMenu = () => {
  const { user } = useSession();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={appTexts.userMenu(user.name)}
        sx={{ color: 'text.primary', px: 1, gap: 1, minWidth: 0 }}
      >
        <Initials name={user.name} size={32} />
        <Typography
          component="span"
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 200, font: 'inherit' }}
        >
          {user.name}
        </Typography>
        <DownIcon fontSize="small" />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={`/users/${user.id}/edit`} onClick={close} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <AccountIcon fontSize="small" />
          </ListItemIcon>
          {appTexts.myAccount}
        </MenuItem>
        <MenuItem component={Link} to="/places" onClick={close} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <PlacesIcon fontSize="small" />
          </ListItemIcon>
          {appTexts.places}
        </MenuItem>
        <MenuItem onClick={() => logout({}, '/login', false)} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {appTexts.logout}
        </MenuItem>
      </Menu>
    </>
  );
};
