import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What is included, one line each. */
export const Benefits = ({ items }: { items: readonly string[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
    {items.map((item) => (
      <Box component="li" key={item} sx={{ display: 'flex', gap: 1 }}>
        <CheckIcon color="success" fontSize="small" sx={{ mt: '2px' }} aria-hidden />
        <Typography variant="body2">{item}</Typography>
      </Box>
    ))}
  </Box>
);
