import AddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { customerListTexts as texts } from './texts.ts';

/** Opens the form of a client, who is created once the form is saved. */
export const AddCustomerButton = () => {
  const navigate = useNavigate();
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => navigate('/customer/new?mode=edit')}
      sx={{ flexGrow: { xs: 1, sm: 0 } }}
    >
      {texts.add}
    </Button>
  );
};
