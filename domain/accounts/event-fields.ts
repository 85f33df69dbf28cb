import { z } from 'zod';

export const instant = z.string();

export const day = z.string();
