/** A day, in milliseconds. Both limits count the twenty-four hours before a post. */
export const day = 24 * 3_600_000;

/** How many enquiries an IP address may send within a day; further posts get the answer of the rate limit. */
export const maxEnquiriesPerIpAddress = 20;

/** After this number of enquiries within a day the agency gets further ones in the digest instead of one by one. */
export const maxNotifiedPerDay = 100;

/** How long the first enquiry of a digest waits for others, in milliseconds: at most six digests a day. */
export const digestDelay = 4 * 3_600_000;
