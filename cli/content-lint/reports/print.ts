let isGuarded = false;

/** Writes a report whole; a reader that goes away early, such as `head`, is no fault. */
export function print(text: string): void {
  if (!isGuarded) {
    isGuarded = true;
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  process.stdout.write(text);
}
