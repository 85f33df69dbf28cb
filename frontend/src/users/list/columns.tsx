import EditIcon from '@mui/icons-material/EditOutlined';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { User } from '../../../../domain/api/auth.ts';
import type { Column } from '../../shared/table/column.ts';
import { userListTexts as texts } from './texts.ts';
import { lastActionOf, phoneOf, statusOf } from './user-facts.ts';

const addressOf = ({ id }: User): string => `/users/${id}/edit`;

const Name = ({ user }: { user: User }) => (
  <>
    <Link component={RouterLink} to={addressOf(user)} sx={{ fontWeight: 600 }}>
      {user.name}
    </Link>
    {user.role === 'admin' && (
      <Typography variant="caption" color="text.secondary" component="div">
        {texts.admin}
      </Typography>
    )}
  </>
);

const Edit = ({ user }: { user: User }) => (
  <Tooltip title={texts.edit(user.name)}>
    <IconButton
      component={RouterLink}
      to={addressOf(user)}
      size="small"
      aria-label={texts.edit(user.name)}
      className="row-actions"
    >
      <EditIcon fontSize="small" />
    </IconButton>
  </Tooltip>
);

export const userColumns: readonly Column<User>[] = [
  { key: 'name', label: texts.columns.name, cell: (user) => <Name user={user} />, order: ({ name }) => name },
  { key: 'email', label: texts.columns.email, cell: ({ email }) => email, order: ({ email }) => email },
  { key: 'phone', label: texts.columns.phone, cell: phoneOf, order: ({ phone }) => phone },
  {
    key: 'status',
    label: texts.columns.status,
    cell: (user) => <Chip size="small" label={statusOf(user)} color={user.active ? 'success' : 'default'} />,
    order: statusOf,
  },
  {
    key: 'lastAction',
    label: texts.columns.lastAction,
    cell: lastActionOf,
    order: ({ lastActionAt }) => lastActionAt,
  },
  { key: 'actions', label: texts.columns.actions, cell: (user) => <Edit user={user} />, align: 'right' },
];
