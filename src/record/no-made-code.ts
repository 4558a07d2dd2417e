import { z } from 'zod';

/** A page's policy forbids to run code that was made from text, so zod must not try. It asks when a schema is made. */
z.config({ jitless: true });
