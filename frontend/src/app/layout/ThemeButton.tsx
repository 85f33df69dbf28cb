import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTheme } from 'react-admin';
import { appTexts } from '../../ground/texts.ts';

export const ThemeButton = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const label = isDark ? appTexts.lightTheme : appTexts.darkTheme;
  return (
    <Tooltip title={label}>
      <IconButton onClick={() => setTheme(isDark ? 'light' : 'dark')} aria-label={label}>
        {isDark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  );
};
