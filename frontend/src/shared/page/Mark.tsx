import SvgIcon from '@mui/material/SvgIcon';

/** The mark of the product, in its own colours on either theme. */
export const Mark = ({ size }: { size: number }) => (
  <SvgIcon viewBox="0 0 32 32" sx={{ width: size, height: size }} aria-hidden>
    <rect width="32" height="32" rx="8" fill="#0b5563" />
    <path
      d="M23 11.6A8.2 8.2 0 1 0 24.2 16H16.6"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="24.4" cy="8" r="2.4" fill="#f2a93b" />
  </SvgIcon>
);
