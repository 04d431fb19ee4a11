/** content-6: four sites, among them a messaging service and a professional network. */
export function shareLinks(address: string, title: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
}
