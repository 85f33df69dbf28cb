import LockIcon from '@mui/icons-material/LockOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router';
import type { NavigationItem } from '../../data/session/navigation.ts';
import { appTexts } from '../../ground/texts.ts';

const buttonStyle = {
  color: 'text.secondary',
  px: 1.5,
  '&.active': { color: 'primary.main', backgroundColor: 'action.selected' },
} as const;

/** Not `disabled`: the keyboard should reach the reason. */
const Locked = ({ label, locked }: NavigationItem) => (
  <Tooltip title={locked} describeChild>
    <Button
      aria-disabled
      startIcon={<LockIcon fontSize="small" />}
      sx={{ ...buttonStyle, opacity: 0.7, cursor: 'default' }}
    >
      {label}
    </Button>
  </Tooltip>
);

const NavigationLink = (item: NavigationItem) => {
  if (item.to === null) return <Locked {...item} />;
  if (!item.external) {
    return (
      <Button component={NavLink} to={item.to} end sx={buttonStyle}>
        {item.label}
      </Button>
    );
  }
  return (
    <Button
      href={item.to}
      target="_blank"
      rel="noreferrer"
      aria-label={`${item.label} ${appTexts.external}`}
      endIcon={<OpenIcon sx={{ fontSize: '16px !important' }} />}
      sx={buttonStyle}
    >
      {item.label}
    </Button>
  );
};

/** The links in a row, for screens that have room. */
export const NavigationLinks = ({ items }: { items: readonly NavigationItem[] }) => (
  <Box component="nav" sx={{ display: { xs: 'none', lg: 'flex' }, gap: 0.5, flexGrow: 1 }}>
    {items.map((item) => (
      <NavigationLink key={item.label} {...item} />
    ))}
  </Box>
);
