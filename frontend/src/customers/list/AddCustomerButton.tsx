import AddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import Button from '@mui/material/Button';
import { useCreate, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { isApiError } from '../../app/data/api-error.ts';
import { justCreated } from '../untouched.ts';
import { customerListTexts as texts } from './texts.ts';

/** Creates an empty client and opens it for editing. */
export const AddCustomerButton = () => {
  const navigate = useNavigate();
  const notify = useNotify();
  const [create, { isPending }] = useCreate();
  const add = () =>
    create(
      'customers',
      { data: {} },
      {
        onSuccess: ({ id }) => navigate(`/customer/${id}?mode=edit`, { state: justCreated }),
        onError: (error) => notify(isApiError(error) ? error.errorMessage : texts.addFailed, { type: 'error' }),
      },
    );
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={add}
      loading={isPending}
      loadingPosition="start"
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    >
      {texts.add}
    </Button>
  );
};
